/** Which camera: the one that looks away from the person, or at them. */
export type Facing = 'environment' | 'user';

/** Why there is no camera: not allowed, none on this device, or used by another program. */
export type CameraProblem = 'refused' | 'missing' | 'busy';

/** What the open camera can do. */
export interface CameraAbilities {
  /** Whether there is another camera to turn to. */
  canFlip: boolean;
  hasTorch: boolean;
  /** False where there is no microphone. */
  hasSound: boolean;
}

/**
 * How far a recording is: before the camera was asked for, while the browser asks, what came of it, then the camera's
 * picture, the recording, its pauses, and the film that came of it.
 */
export type RecorderStep = 'idle' | 'asking' | CameraProblem | 'ready' | 'recording' | 'paused' | 'recorded';

export interface RecorderState extends CameraAbilities {
  step: RecorderStep;
  facing: Facing;
  isTorchOn: boolean;
  /** While the other camera opens. */
  isFlipping: boolean;
  /** Milliseconds of the film so far. */
  elapsed: number;
  /** When the elapsed time was last counted; any clock that goes on. */
  countedAt: number;
}

export type RecorderEvent =
  | { type: 'asked' }
  | { type: 'flipped' }
  | { type: 'opened'; abilities: CameraAbilities }
  | { type: 'failed'; problem: CameraProblem }
  | { type: 'lit'; isOn: boolean }
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
  elapsed: 0,
  countedAt: 0,
};

/** Counts the time since it was last counted, which runs only while recording. */
function counted(state: RecorderState, at: number, limit: number): RecorderState {
  if (state.step !== 'recording') return state;
  const elapsed = Math.min(limit, state.elapsed + Math.max(0, at - state.countedAt));
  return { ...state, elapsed, countedAt: at };
}

/** The next state of a recording of at most `limit` milliseconds. What does not fit the step changes nothing. */
export function recorderReducer(limit: number) {
  return (state: RecorderState, event: RecorderEvent): RecorderState => {
    const { step } = state;
    switch (event.type) {
      case 'asked':
        return step === 'recording' || step === 'paused'
          ? state
          : { ...NO_RECORDING, facing: state.facing, step: 'asking' };
      case 'flipped': {
        const facing = state.facing === 'environment' ? 'user' : 'environment';
        return step === 'ready' ? { ...state, facing, isFlipping: true, isTorchOn: false } : state;
      }
      case 'opened':
        return { ...state, ...event.abilities, step: 'ready', isFlipping: false, isTorchOn: false };
      case 'failed':
        return { ...state, step: event.problem, isFlipping: false, isTorchOn: false };
      case 'lit':
        return { ...state, isTorchOn: state.hasTorch && event.isOn };
      case 'started':
        if (step !== 'ready' || state.isFlipping) return state;
        return { ...state, step: 'recording', elapsed: 0, countedAt: event.at };
      case 'ticked':
        return counted(state, event.at, limit);
      case 'paused':
        return step === 'recording' ? { ...counted(state, event.at, limit), step: 'paused' } : state;
      case 'resumed':
        return step === 'paused' ? { ...state, step: 'recording', countedAt: event.at } : state;
      case 'stopped':
        if (step !== 'recording' && step !== 'paused') return state;
        return { ...counted(state, event.at, limit), step: 'recorded', isTorchOn: false };
      case 'retaken':
        return step === 'recorded' ? { ...state, step: 'ready', elapsed: 0 } : state;
    }
  };
}

/** Whether nothing more fits into the film. */
export const isFull = ({ elapsed }: Pick<RecorderState, 'elapsed'>, limit: number): boolean => elapsed >= limit;
