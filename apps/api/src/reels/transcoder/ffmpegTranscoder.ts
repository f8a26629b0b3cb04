import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Transcoder } from '../../ports/Transcoder.ts';
import { frameArguments, videoArguments } from './ffmpegArguments.ts';
import { runProgram } from './runProgram.ts';

const LOOK_WITHIN_MS = 10_000;
/** Less than a job attempt may last, because the output must still be checked and stored. */
const WRITE_WITHIN_MS = 200_000;
const FRAME_WITHIN_MS = 20_000;

/** Encoders that an ffmpeg must have. */
const ENCODERS = [/\blibx264\b/, /\baac\b/];

/** Version of an ffmpeg that encodes H.264 and AAC; undefined without one. */
export async function ffmpegVersion(program: string): Promise<string | undefined> {
  try {
    const ask = (flag: string) => promisify(execFile)(program, ['-hide_banner', flag], { timeout: LOOK_WITHIN_MS });
    const { stdout: encoders } = await ask('-encoders');
    if (!ENCODERS.every((encoder) => encoder.test(encoders))) return undefined;
    const { stdout } = await ask('-version');
    return /^ffmpeg version (\S+)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}

export function ffmpegTranscoder(program: string, { writeWithinMs = WRITE_WITHIN_MS } = {}): Transcoder {
  const end = new AbortController();
  const run = (args: readonly string[], withinMs: number) =>
    runProgram(program, args, { withinMs, signal: end.signal });
  return {
    write: (work) => run(videoArguments(work), writeWithinMs),
    takeFrame: (videoPath, seconds, path) => run(frameArguments(videoPath, seconds, path), FRAME_WITHIN_MS),
    close: () => end.abort(),
  };
}
