/**
 * What a clip is doing. `poster` waits for a tap, `refused` too, because the browser would not let it begin by itself;
 * `failed` did not load.
 */
export type PlaybackState = 'poster' | 'buffering' | 'playing' | 'paused' | 'refused' | 'failed';

/** What happens to a clip: `asked` is a call of `play()`, the rest is the media element's answer. */
export type PlaybackEvent = 'asked' | 'playing' | 'waiting' | 'paused' | 'refused' | 'failed';

/** What a clip does next. */
export function nextPlayback(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  switch (event) {
    case 'asked':
      return state === 'playing' ? state : 'buffering';
    case 'playing':
      return 'playing';
    case 'waiting':
      return state === 'playing' ? 'buffering' : state;
    // A refusal or a failure pauses too, and says more.
    case 'paused':
      return state === 'playing' || state === 'buffering' ? 'paused' : state;
    case 'refused':
      return 'refused';
    case 'failed':
      return 'failed';
  }
}

/** What a rejected `play()` means; null when a newer wish took its place. */
export function refusal(error: unknown): 'refused' | 'failed' | null {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return null;
  return name === 'NotAllowedError' ? 'refused' : 'failed';
}
