import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createRandomSource } from '../../src/testing/createRandomSource.ts';
import { findFreePort } from '../support/findFreePort.ts';
import { SupervisedServer } from './SupervisedServer.ts';

/** Several nodes behind a load balancer, which sends a request to another node if one cannot be reached. */
export class BalancedNodes {
  readonly nodes: readonly SupervisedServer[];
  readonly #balancer = createServer(
    // Clients get the nodes' header `Keep-Alive`: no shorter, or a request may meet a connection that closes.
    { keepAliveTimeout: 120_000 },
    (incoming, outgoing) => void this.#forward(incoming, outgoing),
  );
  readonly #random = createRandomSource(50);
  #nextIndex = 0;
  #port: number;
  #isListening = false;

  private constructor(nodes: readonly SupervisedServer[], port: number) {
    this.nodes = nodes;
    this.#port = port;
  }

  /** Nodes with the same settings, a port and a directory of their own. */
  static async create(count: number, env: NodeJS.ProcessEnv, directory: string): Promise<BalancedNodes> {
    const nodes: SupervisedServer[] = [];
    for (let i = 0; i < count; i++) {
      const own = { PORT: String(await findFreePort()), DATA_DIR: join(directory, `node-${i}`) };
      nodes.push(new SupervisedServer({ ...env, ...own }));
    }
    return new BalancedNodes(nodes, Number(env.PORT));
  }

  get url(): string {
    return this.#isListening ? `http://localhost:${this.#port}` : '';
  }

  get isReady(): boolean {
    return this.nodes.every((node) => node.isReady);
  }

  get selfEndedCount(): number {
    return this.nodes.reduce((sum, { selfEndedCount }) => sum + selfEndedCount, 0);
  }

  /** Starts all nodes at once. */
  async start(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.start()));
    this.#balancer.listen(this.#port);
    await once(this.#balancer, 'listening');
    this.#isListening = true;
  }

  /** Kills one of the nodes. */
  async kill(): Promise<void> {
    await this.#random.pick(this.nodes).kill();
  }

  async end(): Promise<void> {
    this.#isListening = false;
    this.#balancer.close();
    this.#balancer.closeAllConnections();
    await Promise.all(this.nodes.map((node) => node.end()));
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const urls = this.nodes.map(({ url }) => url).filter((url) => url !== '');
    const first = this.#nextIndex++ % Math.max(urls.length, 1);
    for (const url of [...urls.slice(first), ...urls.slice(0, first)]) {
      const outcome = await send(url, incoming, body, outgoing);
      if (outcome === 'answered') return;
      // A node that was reached may have executed a write.
      if (outcome === 'lost' && incoming.method !== 'GET') break;
    }
    outgoing.writeHead(502).end();
  }
}

/** Resolves without an answer if the node could not be reached, or was lost before it answered. */
function send(
  url: string,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<'answered' | 'unreachable' | 'lost'> {
  return new Promise((resolve) => {
    const forwarded = request(new URL(path ?? '/', url), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
      answer.on('close', () => resolve('answered'));
    });
    forwarded.on('error', (error) =>
      resolve('code' in error && error.code === 'ECONNREFUSED' ? 'unreachable' : 'lost'),
    );
    forwarded.end(body);
  });
}
