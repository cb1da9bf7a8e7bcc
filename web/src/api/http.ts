/** One way to call the server. Whatever it does not do comes back as a `Failure` with a sentence. */
import { texts } from '../texts/en';
import type { Problem } from './types';

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }

  /** The line is down, or the server: sent again later, the same may be done. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

let closed: () => void = () => undefined;

/** What is done where the host wants a password that this browser has not given. */
export function whenClosed(tell: () => void): void {
  closed = tell;
}

/** By how much the server's clock is ahead of ours, by the date of its answers. */
let ahead = 0;

/** The time by the server's clock, on which deadlines are. */
export const serverTime = (here: number): number => here + ahead;

function heed(response: Response): void {
  const told = Date.parse(response.headers.get('date') ?? '');
  // Dates are told to the second, so less than two seconds is no difference.
  const by = told + 500 - Date.now();
  if (!Number.isNaN(told)) ahead = Math.abs(by) < 2000 ? 0 : by;
}

/** What the pages themselves have to say, in the form that the server uses. */
const own = (problem: string, sentence: string): Problem => ({
  problem,
  sentence,
  rule: '',
  moment: null,
  faults: [],
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function answered(
  method: Method,
  path: string,
  body?: unknown,
  key?: string,
  signal?: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['authorization'] = `Bearer ${key}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Failure(0, own('offline', texts.offline));
  }
  heed(response);
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Problem | null;
  if (told?.problem === 'password') closed();
  throw new Failure(response.status, told ?? own('failed', texts.failed(response.status)));
}

/** Call, and read the answer as JSON. */
export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  key?: string,
  signal?: AbortSignal,
): Promise<T> {
  const response = await answered(method, path, body, key, signal);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
/** `signal` calls it off. */
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> =>
  call<T>('POST', path, body, undefined, signal);

/** Pictures, rules and records come as text. */
export async function text(path: string): Promise<string> {
  return (await answered('GET', path)).text();
}

/** A name for a command, so that it is done once however often it is sent. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID needs https
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What went wrong, as a problem with a sentence, whatever was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) return error.problem;
  return own('failed', error instanceof Error ? error.message : String(error));
}
