"""The doors: plain HTTP and WebSockets, and what guards them."""
