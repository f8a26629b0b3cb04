import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const POLL_MS = 20;
const MAX_ERROR_OUTPUT = 2_000;

/** The product under a supervisor that restarts it after every exit. */
export class SupervisedServer {
  /** Empty while it starts. */
  url = '';
  selfEndedCount = 0;
  /** Last error output of each process that ended by itself. */
  readonly selfEndReasons: string[] = [];
  #child: ChildProcess | undefined;
  #isWanted = false;
  #isStopping = false;
  readonly #env: NodeJS.ProcessEnv;

  get isReady(): boolean {
    return this.url !== '';
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @param env Settings with a `PORT`. */
  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  async start(): Promise<void> {
    this.#isWanted = true;
    this.url = '';
    const child = spawn(process.execPath, [MAIN], { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    let errorOutput = '';
    child.stderr.on('data', (text) => {
      errorOutput = (errorOutput + text).slice(-MAX_ERROR_OUTPUT);
    });
    this.#child = child;
    child.stdout.on('data', (text) => {
      if (/http:\/\/localhost:\d+/.test(String(text))) this.url = `http://localhost:${this.#env.PORT}`;
    });
    child.on('exit', (_, signal) => {
      this.url = '';
      if (signal !== 'SIGKILL' && !this.#isStopping) {
        this.selfEndedCount++;
        this.selfEndReasons.push(errorOutput);
      }
      this.#isStopping = false;
      if (this.#isWanted) this.start();
    });
    while (!this.url && this.#child === child) await sleep(POLL_MS);
  }

  async kill(): Promise<void> {
    if (!this.#child) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }

  /** Restarts as a deployment does; waits until it is ready. */
  async restart(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#isStopping = true;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
    while (!this.url) await sleep(POLL_MS);
  }

  async end(): Promise<void> {
    this.#isWanted = false;
    await this.kill();
  }
}
