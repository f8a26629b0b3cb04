import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { TranscodeError } from '../../ports/Transcoder.ts';

const ERROR_OUTPUT_MAX_LENGTH = 300;
/** Failures of the machine: they say nothing about the program's input. */
const MACHINE_FAULTS = /No space left on device|Disk quota exceeded|Input\/output error|Too many open files/i;

export interface RunOptions {
  timeoutMs: number;
  signal: AbortSignal;
}

/**
 * Runs a program at low priority, without input and without the server's environment. On timeout or abort it is killed
 * with all its children.
 * @throws {TranscodeError}
 */
export function runProgram(program: string, args: readonly string[], { timeoutMs, signal }: RunOptions): Promise<void> {
  if (signal.aborted) return Promise.reject(new TranscodeError('closed', 'The server is shutting down'));
  // A process group of its own, which can be killed as a whole.
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH ?? '' },
  });
  const { pid } = child;
  const killGroup = () => {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has ended.
    }
  };
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(0, ERROR_OUTPUT_MAX_LENGTH);
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    killGroup();
  }, timeoutMs);
  signal.addEventListener('abort', killGroup);
  process.on('exit', killGroup);
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended.
  }
  return new Promise<void>((resolve, reject) => {
    const fail = (message: string, isMachineFault: boolean) => {
      if (signal.aborted) reject(new TranscodeError('closed', 'The server is shutting down'));
      else if (isLate) reject(new TranscodeError('late', `Timed out after ${timeoutMs / 1000} seconds`));
      else reject(new TranscodeError(isMachineFault ? 'machine' : 'unreadable', message));
    };
    child.on('error', ({ message }) => fail(message, true));
    child.on('close', (code, killedBy) => {
      // The program reached its own limit of processor time.
      isLate ||= killedBy === 'SIGXCPU';
      if (code === 0) resolve();
      else
        fail(
          errorOutput.trim() || `${program} exited with ${code ?? killedBy}`,
          code === null || MACHINE_FAULTS.test(errorOutput),
        );
    });
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', killGroup);
    process.off('exit', killGroup);
  });
}
