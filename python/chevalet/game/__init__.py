"""The rules: values in, values out. No file, no clock and no random source is ever read here."""
