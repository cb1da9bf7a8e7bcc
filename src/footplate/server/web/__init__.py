"""HTTP and WebSocket: endpoints as one table, who may what, limits, OpenAPI, pages."""
