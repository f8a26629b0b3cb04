import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Transcoder } from '../../ports/Transcoder.ts';
import { buildFrameArguments, buildVideoArguments } from './ffmpegArguments.ts';
import { runProgram } from './runProgram.ts';

const PROBE_TIMEOUT_MS = 10_000;
/** Less than a job attempt may last, because the output must still be checked and stored. */
const WRITE_TIMEOUT_MS = 200_000;
const FRAME_TIMEOUT_MS = 20_000;

const REQUIRED_ENCODERS = [/\blibx264\b/, /\baac\b/];

/** Version of an ffmpeg that encodes H.264 and AAC; undefined without one. */
export async function findFfmpegVersion(program: string): Promise<string | undefined> {
  try {
    const runProbe = (flag: string) =>
      promisify(execFile)(program, ['-hide_banner', flag], { timeout: PROBE_TIMEOUT_MS });
    const { stdout: encoders } = await runProbe('-encoders');
    if (!REQUIRED_ENCODERS.every((encoder) => encoder.test(encoders))) return undefined;
    const { stdout } = await runProbe('-version');
    return /^ffmpeg version (\S+)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}

export function createFfmpegTranscoder(program: string, { writeWithinMs = WRITE_TIMEOUT_MS } = {}): Transcoder {
  const closeController = new AbortController();
  const run = (args: readonly string[], timeoutMs: number) =>
    runProgram(program, args, { timeoutMs, signal: closeController.signal });
  return {
    write: (work) => run(buildVideoArguments(work), writeWithinMs),
    takeFrame: (videoPath, seconds, path) => run(buildFrameArguments(videoPath, seconds, path), FRAME_TIMEOUT_MS),
    close: () => closeController.abort(),
  };
}
