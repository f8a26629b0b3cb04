import type { Size } from '@mashrabiya/contract';

/** Accepted containers: MP4 and QuickTime, or Matroska and WebM. */
export const SOURCE_FORMATS = ['mov', 'matroska'] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

/** An encoded version of a video: MP4 of H.264 and AAC with its index at the front and a key frame each second. */
export interface VideoVersion extends Size {
  path: string;
  /** Bits per second of video, at most, and of audio. */
  bitrates: { video: number; audio: number };
}

/** Versions to encode of the video at a path. */
export interface TranscodeRequest {
  path: string;
  format: SourceFormat;
  versions: readonly VideoVersion[];
}

/** Reason for a failed encoding: unreadable input, timeout, shutdown of the node, or a fault of the machine. */
export type TranscodeFault = 'unreadable' | 'late' | 'closed' | 'machine';

export class TranscodeError extends Error {
  override name = 'TranscodeError';
  readonly fault: TranscodeFault;

  constructor(fault: TranscodeFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Encodes videos, if the machine has the tools. */
export interface Transcoder {
  /** @throws {TranscodeError} */
  write(work: TranscodeRequest): Promise<void>;
  /** Writes a frame of an MP4 to a path, as PNG. @throws {TranscodeError} */
  takeFrame(videoPath: string, seconds: number, path: string): Promise<void>;
  /** Stops running work, and accepts no more. */
  close(): void;
}
