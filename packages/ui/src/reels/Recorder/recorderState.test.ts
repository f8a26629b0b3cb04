import { describe, expect, it } from 'vitest';
import { hasReachedLimit, NO_RECORDING, type RecorderEvent, recorderReducer } from './recorderState.ts';

const LIMIT = 60_000;
const abilities = { canFlip: true, hasTorch: true, hasSound: true };
const reduceEvents = (...events: RecorderEvent[]) => events.reduce(recorderReducer(LIMIT), NO_RECORDING);
const ready: RecorderEvent[] = [{ type: 'requested' }, { type: 'opened', abilities }];

describe('recorderReducer', () => {
  it('asks for the camera and shows its picture, or the reason of a failure', () => {
    expect(reduceEvents({ type: 'requested' })).toMatchObject({ step: 'requesting' });
    expect(reduceEvents(...ready)).toMatchObject({ step: 'ready', ...abilities });
    for (const problem of ['refused', 'missing', 'busy'] as const)
      expect(reduceEvents({ type: 'requested' }, { type: 'failed', problem }).step).toBe(problem);
    expect(reduceEvents({ type: 'requested' }, { type: 'failed', problem: 'refused' }, ...ready).step).toBe('ready');
  });

  it('switches the camera before recording, and not during it', () => {
    const flipping = reduceEvents(...ready, { type: 'torchChanged', isOn: true }, { type: 'cameraFlipped' });
    expect(flipping).toMatchObject({ step: 'ready', facing: 'user', isFlipping: true, isTorchOn: false });
    expect(reduceEvents(...ready, { type: 'cameraFlipped' }, { type: 'started', at: 0 }).step).toBe('ready');
    expect(reduceEvents(...ready, { type: 'cameraFlipped' }, { type: 'opened', abilities })).toMatchObject({
      isFlipping: false,
    });
    expect(reduceEvents(...ready, { type: 'started', at: 0 }, { type: 'cameraFlipped' }).facing).toBe('environment');
  });

  it('turns on the torch only if there is one', () => {
    expect(reduceEvents(...ready, { type: 'torchChanged', isOn: true }).isTorchOn).toBe(true);
    const without: RecorderEvent = { type: 'opened', abilities: { ...abilities, hasTorch: false } };
    expect(reduceEvents(without, { type: 'torchChanged', isOn: true }).isTorchOn).toBe(false);
  });

  it('counts the recording time without pauses', () => {
    const video = reduceEvents(
      ...ready,
      { type: 'started', at: 1_000 },
      { type: 'ticked', at: 3_500 },
      { type: 'paused', at: 4_000 },
      { type: 'ticked', at: 9_000 },
      { type: 'resumed', at: 10_000 },
      { type: 'stopped', at: 12_000 },
    );
    expect(video).toMatchObject({ step: 'recorded', elapsedMs: 5_000 });
  });

  it('stops at its limit', () => {
    const video = reduceEvents(...ready, { type: 'started', at: 0 }, { type: 'ticked', at: LIMIT + 900 });
    expect(video.elapsedMs).toBe(LIMIT);
    expect(hasReachedLimit(video, LIMIT)).toBe(true);
    expect(
      hasReachedLimit(reduceEvents(...ready, { type: 'started', at: 0 }, { type: 'ticked', at: 59_999 }), LIMIT),
    ).toBe(false);
  });

  it('starts a new recording from zero, with the torch off', () => {
    const video: RecorderEvent[] = [...ready, { type: 'torchChanged', isOn: true }, { type: 'started', at: 0 }];
    const recorded = reduceEvents(...video, { type: 'stopped', at: 4_000 });
    expect(recorded).toMatchObject({ step: 'recorded', isTorchOn: false });
    expect(reduceEvents(...video, { type: 'stopped', at: 4_000 }, { type: 'retaken' })).toMatchObject({
      step: 'ready',
      elapsedMs: 0,
    });
  });

  it('uses a paused recording as it is', () => {
    const video = reduceEvents(
      ...ready,
      { type: 'started', at: 0 },
      { type: 'paused', at: 4_000 },
      { type: 'stopped', at: 9_000 },
    );
    expect(video).toMatchObject({ step: 'recorded', elapsedMs: 4_000 });
  });

  it('ignores actions that do not fit the step', () => {
    expect(reduceEvents({ type: 'started', at: 0 })).toEqual(NO_RECORDING);
    expect(
      reduceEvents(...ready, { type: 'paused', at: 1 }, { type: 'resumed', at: 2 }, { type: 'stopped', at: 3 }).step,
    ).toBe('ready');
    expect(reduceEvents(...ready, { type: 'started', at: 0 }, { type: 'requested' }).step).toBe('recording');
  });
});
