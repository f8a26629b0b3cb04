import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeRequest } from './keepAliveClient.ts';
import { computeQuantile, measureLatencies, measureRate } from './load.ts';
import { type RunningProgram, startProgram, stopProgram } from './program.ts';
import { buildFilteredRequests } from './requests.ts';

const ROUNDS = 7;
const ROUND_MS = 1_500;
const REQUESTS_PER_ROUND = 300;
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A collector that accepts everything. */
const collector = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

/** The first one is the base of the ratios. Text logs have no lines of answered requests. */
const VARIANTS: Record<string, NodeJS.ProcessEnv> = {
  quiet: {},
  'quiet again': {},
  logs: { LOG_FORMAT: 'json' },
  traces: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  'a tenth of the traces': { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' },
};

/** Requests a second: one cached list, and different lists that are not cached. */
const MEASURES: Record<string, (port: number, round: number) => Promise<number>> = {
  cached: (port) => measureRate(port, encodeRequest('/api/forsell'), ROUND_MS),
  uncached: async (port, round) => {
    const requests = buildFilteredRequests(REQUESTS_PER_ROUND * (round + 1)).slice(-REQUESTS_PER_ROUND);
    const start = performance.now();
    await measureLatencies(port, requests);
    return (REQUESTS_PER_ROUND * 1000) / (performance.now() - start);
  },
};

/** Prints the cost of logs and traces: medians of the ratios of rates, measured in turn. */
const directory = mkdtempSync(path.join(tmpdir(), 'mashrabiya-observability-'));
const servers: Record<string, RunningProgram> = {};
try {
  for (const [name, env] of Object.entries(VARIANTS))
    servers[name] = await startProgram(MAIN, {
      PORT: '0',
      DATA_DIR: path.join(directory, name),
      DATABASE_URL: '',
      LOG_FORMAT: 'text',
      STORYBOOK: '0',
      ...env,
    });
  for (const [measure, measureOnce] of Object.entries(MEASURES)) {
    const rates: Record<string, number[]> = {};
    for (let round = 0; round <= ROUNDS; round++)
      for (const [name, { port }] of Object.entries(servers)) {
        const rate = await measureOnce(port, round);
        // The first round compiles the code.
        if (round > 0) rates[name] = [...(rates[name] ?? []), rate];
      }
    const [base = []] = Object.values(rates);
    for (const [name, values] of Object.entries(rates)) {
      const ratios = values.map((value, index) => value / (base[index] ?? Number.NaN));
      const [ratio, rate] = [computeQuantile(ratios, 0.5).toFixed(3), Math.round(computeQuantile(values, 0.5))];
      console.log(`${measure}, ${name}: ${ratio} (${rate} a second)`);
    }
  }
} finally {
  await Promise.all(Object.values(servers).map(stopProgram));
  collector.close();
  rmSync(directory, { recursive: true, force: true });
}
