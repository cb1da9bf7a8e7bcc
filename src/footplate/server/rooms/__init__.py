"""Tables in memory: the fold of their logs, who watches, and what the server does there itself."""
