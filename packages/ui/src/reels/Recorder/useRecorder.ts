import { useEffect, useRef, useState } from 'react';
import type { RecorderState } from './Recorder.tsx';

/** A recording that is under way. */
export interface Recording {
  /** Ends it; the film comes then. */
  stop(): Promise<Blob>;
}

/** What a recorder needs of the browser; `browserCamera` has it, stories and tests hand in their own. */
export interface CameraDevice {
  /** Asks for camera and microphone; rejects as `getUserMedia` does. */
  open(): Promise<MediaStream>;
  record(stream: MediaStream): Recording;
  close(stream: MediaStream): void;
  /** Tells each second until the answer is called. */
  everySecond(tick: () => void): () => void;
}

/** Drives a `Recorder`: its state, picture and seconds, and what its buttons do. `onFilm` takes the film in use. */
export function useRecorder(device: CameraDevice, limit: number, onFilm: (film: Blob) => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [elapsed, setElapsed] = useState(0);
  const [film, setFilm] = useState<{ blob: Blob; url: string } | null>(null);
  const recording = useRef<Recording>(null);
  const shown = useRef(true);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  useEffect(() => {
    if (stream) return () => device.close(stream);
  }, [device, stream]);
  useEffect(() => {
    if (film) return () => URL.revokeObjectURL(film.url);
  }, [film]);
  useEffect(() => {
    if (state === 'recording') return device.everySecond(() => setElapsed((seconds) => seconds + 1));
  }, [device, state]);

  const onAsk = async () => {
    setState('asking');
    try {
      const opened = await device.open();
      // The person left while the browser asked: the camera must not stay on.
      if (!shown.current) return device.close(opened);
      setStream(opened);
      setState('ready');
    } catch (error) {
      setState(error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'refused');
    }
  };
  const onStart = () => {
    if (!stream) return;
    setElapsed(0);
    recording.current = device.record(stream);
    setState('recording');
  };
  const onStop = async () => {
    const ending = recording.current;
    recording.current = null;
    const blob = await ending?.stop();
    if (!blob) return;
    setFilm({ blob, url: URL.createObjectURL(blob) });
    setState('recorded');
  };
  const onRetake = () => {
    setFilm(null);
    setElapsed(0);
    setState('ready');
  };
  const full = state === 'recording' && elapsed >= limit;
  useEffect(() => {
    if (full) void onStop();
  });
  const onUse = () => film && onFilm(film.blob);
  return { state, stream, elapsed, limit, filmUrl: film?.url, onAsk, onStart, onStop, onRetake, onUse };
}
