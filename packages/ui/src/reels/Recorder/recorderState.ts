export type Facing = 'environment' | 'user';

/** Permission denied, no camera, or in use by another program. */
export type CameraProblem = 'refused' | 'missing' | 'busy';

export interface CameraAbilities {
  /** True if there is another camera. */
  canFlip: boolean;
  hasTorch: boolean;
  /** False without a microphone. */
  hasSound: boolean;
}

/**
 * `idle` before the request, `requesting` during it, a problem, `ready` with the viewfinder, then recording, pauses and the
 * result.
 */
export type RecorderStep = 'idle' | 'requesting' | CameraProblem | 'ready' | 'recording' | 'paused' | 'recorded';

export interface RecorderState extends CameraAbilities {
  step: RecorderStep;
  facing: Facing;
  isTorchOn: boolean;
  /** True while the other camera opens. */
  isFlipping: boolean;
  /** Recorded milliseconds. */
  elapsedMs: number;
  lastTickAt: number;
}

export type RecorderEvent =
  | { type: 'requested' }
  | { type: 'cameraFlipped' }
  | { type: 'opened'; abilities: CameraAbilities }
  | { type: 'failed'; problem: CameraProblem }
  | { type: 'torchChanged'; isOn: boolean }
  | { type: 'started' | 'ticked' | 'paused' | 'resumed' | 'stopped'; at: number }
  | { type: 'retaken' };

export const NO_RECORDING: RecorderState = {
  step: 'idle',
  facing: 'environment',
  canFlip: false,
  hasTorch: false,
  hasSound: true,
  isTorchOn: false,
  isFlipping: false,
  elapsedMs: 0,
  lastTickAt: 0,
};

/** Adds the time since the last count, which passes only while recording. */
function addElapsed(state: RecorderState, at: number, limitMs: number): RecorderState {
  if (state.step !== 'recording') return state;
  const elapsedMs = Math.min(limitMs, state.elapsedMs + Math.max(0, at - state.lastTickAt));
  return { ...state, elapsedMs, lastTickAt: at };
}

/** Reducer for a recording of at most `limitMs` milliseconds. Ignores events that do not fit the step. */
export function recorderReducer(limitMs: number) {
  return (state: RecorderState, event: RecorderEvent): RecorderState => {
    const { step } = state;
    switch (event.type) {
      case 'requested':
        return step === 'recording' || step === 'paused'
          ? state
          : { ...NO_RECORDING, facing: state.facing, step: 'requesting' };
      case 'cameraFlipped': {
        const facing = state.facing === 'environment' ? 'user' : 'environment';
        return step === 'ready' ? { ...state, facing, isFlipping: true, isTorchOn: false } : state;
      }
      case 'opened':
        return { ...state, ...event.abilities, step: 'ready', isFlipping: false, isTorchOn: false };
      case 'failed':
        return { ...state, step: event.problem, isFlipping: false, isTorchOn: false };
      case 'torchChanged':
        return { ...state, isTorchOn: state.hasTorch && event.isOn };
      case 'started':
        if (step !== 'ready' || state.isFlipping) return state;
        return { ...state, step: 'recording', elapsedMs: 0, lastTickAt: event.at };
      case 'ticked':
        return addElapsed(state, event.at, limitMs);
      case 'paused':
        return step === 'recording' ? { ...addElapsed(state, event.at, limitMs), step: 'paused' } : state;
      case 'resumed':
        return step === 'paused' ? { ...state, step: 'recording', lastTickAt: event.at } : state;
      case 'stopped':
        if (step !== 'recording' && step !== 'paused') return state;
        return { ...addElapsed(state, event.at, limitMs), step: 'recorded', isTorchOn: false };
      case 'retaken':
        return step === 'recorded' ? { ...state, step: 'ready', elapsedMs: 0 } : state;
    }
  };
}

/** True at the time limit. */
export const hasReachedLimit = ({ elapsedMs }: Pick<RecorderState, 'elapsedMs'>, limitMs: number): boolean =>
  elapsedMs >= limitMs;
