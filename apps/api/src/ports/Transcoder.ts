import type { Size } from '@mashrabiya/contract';

/** Containers that films come in: MP4 and QuickTime, or Matroska and WebM. */
export const SOURCE_FORMATS = ['mov', 'matroska'] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

/** A version of a film: MP4 of H.264 and AAC with its index at the front and a key frame each second. */
export interface FilmVersion extends Size {
  path: string;
  /** Bits per second of its pictures, at most, and of its sound. */
  bitrates: { video: number; audio: number };
}

/** Which versions are written of the film at a path. */
export interface FilmWork {
  path: string;
  format: SourceFormat;
  versions: readonly FilmVersion[];
}

/** Why a film was not written: it cannot be read, it took too long, the node ends, or the machine failed. */
export type TranscodeFault = 'unreadable' | 'late' | 'closed' | 'machine';

export class TranscodeError extends Error {
  override name = 'TranscodeError';
  readonly fault: TranscodeFault;

  constructor(fault: TranscodeFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Writes films anew, where the machine has what that needs. */
export interface Transcoder {
  /** @throws {TranscodeError} */
  write(work: FilmWork): Promise<void>;
  /** Writes the picture of a moment of an MP4 to a path, as PNG. @throws {TranscodeError} */
  takeFrame(film: string, seconds: number, path: string): Promise<void>;
  /** Ends what is under way, and takes nothing more. */
  close(): void;
}
