/** How many lines of chat one has not had before one's eyes. */
import type { Table } from './table.svelte';

export function unread(table: Table): number {
  const yours = table.about?.yours ?? [];
  return table.chat
    .slice(table.chatRead)
    .filter((line) => line.seat === null || !yours.includes(line.seat)).length;
}
