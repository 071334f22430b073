"""The network interface: plain HTTP and WebSockets, and what guards them."""
