import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const WRITER_SCRIPT = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** Starts the writer, optionally within another program, and collects its output. */
export function startWriter(directory: string, task: 'write' | 'seed' | 'hold', commandPrefix: readonly string[] = []) {
  const [program = process.execPath, ...rest] = [...commandPrefix, process.execPath, WRITER_SCRIPT, directory, task];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  const errorOutput: string[] = [];
  child.stdout.on('data', (chunk) => output.push(...String(chunk).trim().split('\n')));
  child.stderr.on('data', (chunk) => errorOutput.push(String(chunk)));
  return { child, output, complained: errorOutput };
}

export async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

export const waitUntil = async (holds: () => boolean) => {
  while (!holds()) await sleep(10);
};
