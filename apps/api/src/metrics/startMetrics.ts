import type { ListenOptions } from '../core/listen.ts';
import { addGauges, type MeasuredServices } from './addGauges.ts';
import { Metrics } from './Metrics.ts';
import { serveMetrics } from './serveMetrics.ts';

export async function startMetrics(address: ListenOptions, measured: MeasuredServices) {
  const metrics = new Metrics();
  addGauges(metrics, measured);
  const server = await serveMetrics(metrics, address);
  return { metrics, close: () => server.close() };
}
