"""The server: tables that people reach with a browser, and that survive crashes and restarts."""
