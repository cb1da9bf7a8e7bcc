"""Games that were played elsewhere: read, played through the engine, compared fact by fact."""
