/** The games of this server with their boards and options, asked for once. */
import { get, problemOf } from '../api/http';
import type { BoardTold, Games, GameTold } from '../api/types';

class Library {
  told = $state.raw<Games | null>(null);
  problem = $state('');
  private asked: Promise<void> | null = null;

  readonly games = $derived(this.told?.games ?? []);
  readonly bots = $derived(this.told?.bots ?? []);

  load(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }

  game(name: string): GameTold | undefined {
    return this.games.find((game) => game.name === name);
  }

  board(game: string, board: string): BoardTold | undefined {
    return this.game(game)?.boards.find((each) => each.id === board);
  }

  /** What a board is called; empty where the game has one board of its own name. */
  boardTitle(game: string, board: string): string {
    const title = this.board(game, board)?.title ?? board.replaceAll(/[-_]/g, ' ');
    return title === this.game(game)?.title ? '' : title;
  }

  private async fetch(): Promise<void> {
    try {
      this.told = await get<Games>('/api/games');
      this.problem = '';
    } catch (error) {
      this.problem = problemOf(error).sentence;
      this.asked = null; // asked again by the next page
    }
  }
}

export const library = new Library();

/** The picture of an empty board. */
export const picture = (game: string, board: string): string =>
  `/api/games/${encodeURIComponent(game)}/picture?board=${encodeURIComponent(board)}`;
