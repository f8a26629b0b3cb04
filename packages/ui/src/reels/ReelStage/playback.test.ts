import { describe, expect, it } from 'vitest';
import { nextPlayback, type PlaybackEvent, type PlaybackState, refusal } from './playback.ts';

const after = (...events: PlaybackEvent[]) =>
  events.reduce<PlaybackState>((state, event) => nextPlayback(state, event), 'poster');

describe('nextPlayback', () => {
  it('waits for the first frame, then plays', () => {
    expect(after('asked')).toBe('buffering');
    expect(after('asked', 'playing')).toBe('playing');
  });
  it('shows buffering only while playing', () => {
    expect(after('asked', 'playing', 'waiting')).toBe('buffering');
    expect(after('waiting')).toBe('poster');
    expect(after('asked', 'playing', 'paused', 'waiting')).toBe('paused');
  });
  it('keeps a refusal and a failure when the element pauses after them', () => {
    expect(after('asked', 'refused', 'paused')).toBe('refused');
    expect(after('asked', 'failed', 'paused')).toBe('failed');
  });
  it('restarts when asked again', () => {
    expect(after('asked', 'refused', 'asked', 'playing')).toBe('playing');
    expect(after('asked', 'failed', 'asked')).toBe('buffering');
  });
});

describe('refusal', () => {
  const named = (name: string) => Object.assign(new Error(), { name });
  it('distinguishes the browser’s refusal from a failure', () => {
    expect(refusal(named('NotAllowedError'))).toBe('refused');
    expect(refusal(named('NotSupportedError'))).toBe('failed');
    expect(refusal('odd')).toBe('failed');
  });
  it('is ignored after a pause in between', () => {
    expect(refusal(named('AbortError'))).toBeNull();
  });
});
