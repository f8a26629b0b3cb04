import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobOutcome } from '../jobs/JobRunner.ts';

/** Seconds; the slowest call may take 30. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface MeasuredRequest {
  route: string;
  status: number;
  seconds: number;
}

/** A gauge that is read when Prometheus asks for it. */
export interface GaugeSource<Label extends string> {
  name: string;
  help: string;
  labels?: readonly Label[];
  read(): Promise<readonly GaugeValue<Label>[]>;
}

interface GaugeValue<Label extends string> {
  labels?: Record<Label, string>;
  value: number;
}

/** Metrics of this node in the format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requestSeconds: Histogram<'route' | 'status'>;
  readonly #jobSeconds: Histogram<'kind' | 'outcome'>;
  readonly #failedReads: Counter<'metric'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requestSeconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer, by call.',
      labelNames: ['route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#jobSeconds = new Histogram({
      name: 'job_duration_seconds',
      help: 'Duration of attempts of jobs, by kind and outcome (done, failed, dead).',
      labelNames: ['kind', 'outcome'],
      buckets: [...BUCKETS, 120, 300],
      registers,
    });
    this.#failedReads = new Counter({
      name: 'metrics_read_failures_total',
      help: 'Metrics that could not be read, such as the queue while the database is unreachable.',
      labelNames: ['metric'],
      registers,
    });
  }

  countRequest = ({ seconds, status, route }: MeasuredRequest): void =>
    this.#requestSeconds.observe({ route, status: String(status) }, seconds);

  countJob = (kind: string, outcome: JobOutcome, seconds: number): void =>
    this.#jobSeconds.observe({ kind, outcome }, seconds);

  addGauge<Label extends string>({ name, help, labels = [], read }: GaugeSource<Label>): void {
    const countFailure = () => this.#failedReads.inc({ metric: name });
    new Gauge<Label>({
      name,
      help,
      labelNames: labels,
      registers: [this.#registry],
      async collect() {
        this.reset();
        try {
          for (const { labels: valueLabels, value } of await read())
            if (valueLabels) this.set(valueLabels, value);
            else this.set(value);
        } catch {
          countFailure();
          if (labels.length === 0) this.set(Number.NaN);
        }
      },
    });
  }

  readonly contentType = this.#registry.contentType;
  render = (): Promise<string> => this.#registry.metrics();
}
