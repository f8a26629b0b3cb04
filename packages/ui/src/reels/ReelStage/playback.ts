/** `poster` waits for a tap, as does `refused`, where the browser blocked autoplay; `failed` did not load. */
export type PlaybackState = 'poster' | 'buffering' | 'playing' | 'paused' | 'refused' | 'failed';

/** `playRequested` is a call of `play()`, the rest are events of the media element. */
export type PlaybackEvent = 'playRequested' | 'playing' | 'waiting' | 'paused' | 'refused' | 'failed';

export function playbackReducer(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  switch (event) {
    case 'playRequested':
      return state === 'playing' ? state : 'buffering';
    case 'playing':
      return 'playing';
    case 'waiting':
      return state === 'playing' ? 'buffering' : state;
    // Refusal and failure also fire a pause, but say more.
    case 'paused':
      return state === 'playing' || state === 'buffering' ? 'paused' : state;
    case 'refused':
      return 'refused';
    case 'failed':
      return 'failed';
  }
}

/** Reason of a rejected `play()`; null if another request superseded it. */
export function toPlayFailure(error: unknown): 'refused' | 'failed' | null {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return null;
  return name === 'NotAllowedError' ? 'refused' : 'failed';
}
