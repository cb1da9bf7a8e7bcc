"""What a greedy player of Steam Power thinks: links, supply, and what they are worth."""
