"""Figures for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Metrics:
    """One registry a server, so that two of them in one process count apart."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"chevalet_{name}", about, labels, registry=self.registry)

        self.requests = counter("requests", "HTTP requests", "status")
        self.messages = counter("messages", "Socket messages read", "type")
        self.moves = counter("moves", "Actions decided and kept", "type")
        self.refusals = counter("refusals", "What was refused, by the name of the error", "error")
        self.faults = counter("faults", "Faults of the program")
        self.games = counter("games_made", "Games made", "edition")
        self.sockets = Gauge("chevalet_sockets", "Open sockets", registry=self.registry)
        self.move_seconds = Histogram(
            "chevalet_move_seconds",
            "From reading an action to its being kept",
            registry=self.registry,
            buckets=_SECONDS,
        )

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when somebody asks."""
        Gauge(f"chevalet_{name}", about, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self.registry)
