"""Tables made durable and live: HTTP and WebSocket, storage, clocks, notifications. See
docs/server.md."""
