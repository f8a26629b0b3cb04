import type { FilmState } from '@mashrabiya/contract';

/** How far the server is with a film that it has; null for one that has gone. */
export type LookAtFilm = (id: string) => Promise<FilmState | null>;

const LOOK_EVERY_MS = 10_000;

/**
 * Waits until a film can be played, could not be prepared, or has gone, and tells whenever it is still being prepared, or
 * how far it is cannot be asked (`unknown`). Nobody waits for what it resolves to once the signal is aborted.
 */
export async function followFilm(
  look: () => Promise<FilmState | null>,
  onWait: (film: 'preparing' | 'unknown') => void,
  signal: AbortSignal,
): Promise<'ready' | 'failed' | null> {
  for (;;) {
    const film = await look().catch(() => 'unknown' as const);
    if (signal.aborted) return null;
    if (film !== 'preparing' && film !== 'unknown') return film;
    onWait(film);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    if (signal.aborted) return null;
  }
}
