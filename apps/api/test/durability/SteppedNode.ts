import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PaymobSettings } from '../../src/payments/paymob/paymobProvider.ts';

const NODE_SCRIPT = fileURLToPath(new URL('./runSteppedNode.ts', import.meta.url));
/** Longer than a job's lease, so that the jobs of a killed node are taken again. */
const DEFAULT_ADVANCE_MS = 6 * 60_000;

export interface NodeSetup {
  /** Data of the embedded database, and files; with PostgreSQL only files. */
  directory: string;
  postgresUrl?: string;
  paymob: PaymobSettings;
  at: number;
}

interface NodeRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** The n-th step of this name, from 1: other work does not shift it. */
export interface Step {
  name: string;
  nth: number;
}

export type NodeTask = { id: number } & (
  | { do: 'ask'; path: string; init: NodeRequest }
  | { do: 'jobs'; at: number }
  /** Starts counting, and kills the node before a step. Returns the names of the steps so far. */
  | { do: 'count'; before: Step | undefined }
);

export interface NodeAnswer {
  id: number;
  status?: number;
  body?: unknown;
  error?: string;
}

/** The node died before it answered. */
class NodeKilled extends Error {
  override name = 'NodeKilled';
}

/** A node that is killed before a chosen step, and restarted; the test sets its clock. */
export class SteppedNode {
  readonly #setup: Omit<NodeSetup, 'at'>;
  readonly #pendingTasks = new Map<number, { resolve: (answer: NodeAnswer) => void; reject: (error: Error) => void }>();
  #child: ChildProcess | undefined;
  #at: number;
  #last = 0;
  #output = '';
  /** Steps before which the node was killed. */
  readonly killedBefore: string[] = [];

  constructor(setup: Omit<NodeSetup, 'at'>, at: number) {
    this.#setup = setup;
    this.#at = at;
  }

  get now(): Date {
    return new Date(this.#at);
  }

  async start(): Promise<void> {
    const temporary = join(this.#setup.directory, 'tmp');
    mkdirSync(temporary, { recursive: true });
    this.#at += DEFAULT_ADVANCE_MS;
    this.#output = '';
    const child = fork(NODE_SCRIPT, [JSON.stringify({ ...this.#setup, at: this.#at })], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // The node's temporary directory is separate, so that the test can inspect it; the compile cache is shared.
      env: { ...process.env, TMPDIR: temporary, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    });
    this.#child = child;
    child.stderr?.on('data', (text) => {
      this.#output += text;
    });
    child.on('message', (answer: NodeAnswer) => {
      const waiting = this.#pendingTasks.get(answer.id);
      this.#pendingTasks.delete(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(answer.error));
    });
    child.on('close', (_, signal) => {
      const [, step] = /killed before: (.*)/.exec(this.#output) ?? [];
      if (step) this.killedBefore.push(step);
      const error = signal === 'SIGKILL' && step ? new NodeKilled(step) : new Error(`The node ended: ${this.#output}`);
      for (const { reject } of this.#pendingTasks.values()) reject(error);
      this.#pendingTasks.clear();
    });
    await this.#waitForAnswer(0);
  }

  #waitForAnswer(id: number): Promise<NodeAnswer> {
    return new Promise((resolve, reject) => this.#pendingTasks.set(id, { resolve, reject }));
  }

  async #runTask(task: NodeTask): Promise<NodeAnswer> {
    const answer = this.#waitForAnswer(task.id);
    this.#child?.send(task);
    return answer;
  }

  async request<T>(path: string, init: NodeRequest = {}): Promise<{ status: number; body: T }> {
    const { status = 0, body } = await this.#runTask({ id: ++this.#last, do: 'ask', path, init });
    return { status, body: body as T };
  }

  /** Runs everything that is due some minutes later. */
  async runJobs(later = DEFAULT_ADVANCE_MS): Promise<void> {
    this.#at += later;
    await this.#runTask({ id: ++this.#last, do: 'jobs', at: this.#at });
  }

  /**
   * Starts counting steps and kills the node before the given one; returns the names of the steps since the last call.
   */
  async killBefore(before?: Step): Promise<string[]> {
    const { body } = await this.#runTask({ id: ++this.#last, do: 'count', before });
    return body as string[];
  }

  /** Repeats an action until it succeeds: a killed node is restarted. */
  async retryUntilAnswered<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof NodeKilled)) throw error;
        await this.start();
      }
    }
  }

  /** Runs an action once. False if the node was killed meanwhile; it is then restarted. */
  async tryOnce(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof NodeKilled)) throw error;
      await this.start();
      return false;
    }
  }

  async end(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
}
