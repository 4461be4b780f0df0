"""The server: games over HTTP and a socket, and the page that plays them."""
