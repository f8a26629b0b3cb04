import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  type CameraAbilities,
  type CameraProblem,
  type Facing,
  hasReachedLimit,
  NO_RECORDING,
  recorderReducer,
} from './recorderState.ts';

const SECOND_MS = 1000;

export interface Recording {
  pause(): void;
  resume(): void;
  stop(): Promise<Blob>;
}

interface Camera extends CameraAbilities {
  stream: MediaStream;
}

/** Browser API of a recorder; `browserCamera` implements it, stories and tests use fakes. */
export interface CameraDevice {
  /** Requests camera and microphone; rejects like `getUserMedia`. */
  open(facing: Facing): Promise<Camera>;
  setTorch(stream: MediaStream, isOn: boolean): Promise<void>;
  startRecording(stream: MediaStream): Recording;
  close(stream: MediaStream): void;
  /** Monotonic clock, in milliseconds. */
  now(): number;
  /** Calls back several times a second, until the returned function is called. */
  tick(then: () => void): () => void;
}

function toCameraProblem(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'NotSupportedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'refused';
}

/**
 * State and handlers of a `Recorder`. `onVideo` receives the accepted recording. Hiding the page
 * pauses the recording, losing the camera ends it.
 */
export function useRecorder(device: CameraDevice, limitSeconds: number, onVideo: (video: Blob) => void) {
  const [state, dispatch] = useReducer(recorderReducer(limitSeconds * SECOND_MS), NO_RECORDING);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [video, setVideo] = useState<{ blob: Blob; url: string } | null>(null);
  const recording = useRef<Recording>(null);
  const isShown = useRef(true);
  const { step, facing } = state;

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (stream) return () => device.close(stream);
  }, [device, stream]);
  useEffect(() => {
    if (video) return () => URL.revokeObjectURL(video.url);
  }, [video]);
  useEffect(() => {
    if (step === 'recording') return device.tick(() => dispatch({ type: 'ticked', at: device.now() }));
  }, [device, step]);

  const openCamera = async (newFacing: Facing) => {
    try {
      const { stream: openedStream, ...abilities } = await device.open(newFacing);
      // Unmounted during the request: turn the camera off.
      if (!isShown.current) return device.close(openedStream);
      setStream(openedStream);
      dispatch({ type: 'opened', abilities });
    } catch (error) {
      setStream(null);
      dispatch({ type: 'failed', problem: toCameraProblem(error) });
    }
  };
  const onRequestCamera = () => {
    dispatch({ type: 'requested' });
    return openCamera(facing);
  };
  const onFlipCamera = () => {
    // Many phones open only one camera at a time.
    if (stream) device.close(stream);
    dispatch({ type: 'cameraFlipped' });
    return openCamera(facing === 'environment' ? 'user' : 'environment');
  };
  const onTorchChange = async (isOn: boolean) => {
    if (!stream) return;
    await device.setTorch(stream, isOn).then(
      () => dispatch({ type: 'torchChanged', isOn }),
      () => dispatch({ type: 'torchChanged', isOn: false }),
    );
  };
  const onStart = () => {
    if (!stream) return;
    recording.current = device.startRecording(stream);
    dispatch({ type: 'started', at: device.now() });
  };
  const onPause = () => {
    recording.current?.pause();
    dispatch({ type: 'paused', at: device.now() });
  };
  const onResume = () => {
    recording.current?.resume();
    dispatch({ type: 'resumed', at: device.now() });
  };
  const onStop = async () => {
    const endingRecording = recording.current;
    recording.current = null;
    if (!endingRecording) return;
    const stopTime = device.now();
    if (stream && state.isTorchOn) void onTorchChange(false);
    const blob = await endingRecording.stop();
    setVideo({ blob, url: URL.createObjectURL(blob) });
    dispatch({ type: 'stopped', at: stopTime });
  };
  const onRetake = () => {
    setVideo(null);
    dispatch({ type: 'retaken' });
  };
  const onUse = () => video && onVideo(video.blob);

  const isAtLimit = step === 'recording' && hasReachedLimit(state, limitSeconds * SECOND_MS);
  const end = useEffectEvent(() => void onStop());
  useEffect(() => {
    if (isAtLimit) end();
  }, [isAtLimit]);

  const pauseIfHidden = useEffectEvent(() => {
    if (document.hidden && step === 'recording') onPause();
  });
  useEffect(() => {
    const handleVisibilityChange = () => pauseIfHidden();
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
  }, []);

  const handleTrackEnd = useEffectEvent(() => {
    if (recording.current) return void onStop();
    setStream(null);
    dispatch({ type: 'failed', problem: 'busy' });
  });
  useEffect(() => {
    const [track] = stream?.getVideoTracks() ?? [];
    const onEnded = () => handleTrackEnd();
    track?.addEventListener('ended', onEnded);
    return () => track?.removeEventListener('ended', onEnded);
  }, [stream]);

  const props = { stream, limitSeconds, videoUrl: video?.url };
  const handlers = {
    onRequestCamera,
    onFlipCamera,
    onTorchChange,
    onStart,
    onPause,
    onResume,
    onStop,
    onRetake,
    onUse,
  };
  return { state, ...props, ...handlers };
}
