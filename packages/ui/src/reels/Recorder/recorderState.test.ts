import { describe, expect, it } from 'vitest';
import { isFull, NO_RECORDING, type RecorderEvent, recorderReducer } from './recorderState.ts';

const LIMIT = 60_000;
const abilities = { canFlip: true, hasTorch: true, hasSound: true };
const after = (...events: RecorderEvent[]) => events.reduce(recorderReducer(LIMIT), NO_RECORDING);
const ready: RecorderEvent[] = [{ type: 'asked' }, { type: 'opened', abilities }];

describe('recorderReducer', () => {
  it('asks for the camera and shows its picture, or says what is in the way', () => {
    expect(after({ type: 'asked' })).toMatchObject({ step: 'asking' });
    expect(after(...ready)).toMatchObject({ step: 'ready', ...abilities });
    for (const problem of ['refused', 'missing', 'busy'] as const)
      expect(after({ type: 'asked' }, { type: 'failed', problem }).step).toBe(problem);
    expect(after({ type: 'asked' }, { type: 'failed', problem: 'refused' }, ...ready).step).toBe('ready');
  });

  it('turns to the other camera before it films, and not while it does', () => {
    const flipping = after(...ready, { type: 'lit', isOn: true }, { type: 'flipped' });
    expect(flipping).toMatchObject({ step: 'ready', facing: 'user', isFlipping: true, isTorchOn: false });
    expect(after(...ready, { type: 'flipped' }, { type: 'started', at: 0 }).step).toBe('ready');
    expect(after(...ready, { type: 'flipped' }, { type: 'opened', abilities })).toMatchObject({ isFlipping: false });
    expect(after(...ready, { type: 'started', at: 0 }, { type: 'flipped' }).facing).toBe('environment');
  });

  it('lights the torch only where there is one', () => {
    expect(after(...ready, { type: 'lit', isOn: true }).isTorchOn).toBe(true);
    const without: RecorderEvent = { type: 'opened', abilities: { ...abilities, hasTorch: false } };
    expect(after(without, { type: 'lit', isOn: true }).isTorchOn).toBe(false);
  });

  it('counts the time of the film without its pauses', () => {
    const video = after(
      ...ready,
      { type: 'started', at: 1_000 },
      { type: 'ticked', at: 3_500 },
      { type: 'paused', at: 4_000 },
      { type: 'ticked', at: 9_000 },
      { type: 'resumed', at: 10_000 },
      { type: 'stopped', at: 12_000 },
    );
    expect(video).toMatchObject({ step: 'recorded', elapsed: 5_000 });
  });

  it('is full at its limit, and never longer', () => {
    const video = after(...ready, { type: 'started', at: 0 }, { type: 'ticked', at: LIMIT + 900 });
    expect(video.elapsed).toBe(LIMIT);
    expect(isFull(video, LIMIT)).toBe(true);
    expect(isFull(after(...ready, { type: 'started', at: 0 }, { type: 'ticked', at: 59_999 }), LIMIT)).toBe(false);
  });

  it('films again from nothing, with the torch off', () => {
    const video: RecorderEvent[] = [...ready, { type: 'lit', isOn: true }, { type: 'started', at: 0 }];
    const recorded = after(...video, { type: 'stopped', at: 4_000 });
    expect(recorded).toMatchObject({ step: 'recorded', isTorchOn: false });
    expect(after(...video, { type: 'stopped', at: 4_000 }, { type: 'retaken' })).toMatchObject({
      step: 'ready',
      elapsed: 0,
    });
  });

  it('takes a film that is paused as it is', () => {
    const video = after(
      ...ready,
      { type: 'started', at: 0 },
      { type: 'paused', at: 4_000 },
      { type: 'stopped', at: 9_000 },
    );
    expect(video).toMatchObject({ step: 'recorded', elapsed: 4_000 });
  });

  it('passes over what does not fit the step', () => {
    expect(after({ type: 'started', at: 0 })).toEqual(NO_RECORDING);
    expect(
      after(...ready, { type: 'paused', at: 1 }, { type: 'resumed', at: 2 }, { type: 'stopped', at: 3 }).step,
    ).toBe('ready');
    expect(after(...ready, { type: 'started', at: 0 }, { type: 'asked' }).step).toBe('recording');
  });
});
