import { describe, expect, it } from 'vitest';
import { type PlaybackEvent, type PlaybackState, playbackReducer, toPlayFailure } from './playback.ts';

const reduceEvents = (...events: PlaybackEvent[]) =>
  events.reduce<PlaybackState>((state, event) => playbackReducer(state, event), 'poster');

describe('playbackReducer', () => {
  it('waits for the first frame, then plays', () => {
    expect(reduceEvents('playRequested')).toBe('buffering');
    expect(reduceEvents('playRequested', 'playing')).toBe('playing');
  });
  it('shows buffering only while playing', () => {
    expect(reduceEvents('playRequested', 'playing', 'waiting')).toBe('buffering');
    expect(reduceEvents('waiting')).toBe('poster');
    expect(reduceEvents('playRequested', 'playing', 'paused', 'waiting')).toBe('paused');
  });
  it('keeps a refusal and a failure when the element pauses after them', () => {
    expect(reduceEvents('playRequested', 'refused', 'paused')).toBe('refused');
    expect(reduceEvents('playRequested', 'failed', 'paused')).toBe('failed');
  });
  it('restarts when asked again', () => {
    expect(reduceEvents('playRequested', 'refused', 'playRequested', 'playing')).toBe('playing');
    expect(reduceEvents('playRequested', 'failed', 'playRequested')).toBe('buffering');
  });
});

describe('toPlayFailure', () => {
  const createError = (name: string) => Object.assign(new Error(), { name });
  it('distinguishes the browser’s refusal from a failure', () => {
    expect(toPlayFailure(createError('NotAllowedError'))).toBe('refused');
    expect(toPlayFailure(createError('NotSupportedError'))).toBe('failed');
    expect(toPlayFailure('odd')).toBe('failed');
  });
  it('is ignored after a pause in between', () => {
    expect(toPlayFailure(createError('AbortError'))).toBeNull();
  });
});
