import { AsyncLocalStorage } from 'node:async_hooks';
import { MINUTE_MS } from '@mashrabiya/contract';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';

/** Spans in memory, waiting or being sent; about 1 kB each. */
const MAX_PENDING = 4_096;
const WARNING_INTERVAL_MS = MINUTE_MS;

export interface SpanQueueOptions {
  exporter: SpanExporter;
  clock: Clock;
  log: Log;
}

/** Sends ended spans in batches. Drops spans that are too many or cannot be sent, and warns once a minute. */
export class SpanQueue implements SpanProcessor {
  readonly #batches: BatchSpanProcessor;
  readonly #clock: Clock;
  readonly #warn: Log['warn'];
  #pendingCount = 0;
  #droppedCount = 0;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor({ exporter, clock, log }: SpanQueueOptions) {
    this.#clock = clock;
    // Batches are sent by a timer that some request started, whose id must not be in the warning.
    this.#warn = AsyncLocalStorage.bind(log.warn);
    const countingExporter: SpanExporter = {
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          this.#pendingCount -= spans.length;
          if (result.error) this.#drop(spans.length, result.error.message);
          done(result);
        }),
      shutdown: () => exporter.shutdown(),
    };
    this.#batches = new BatchSpanProcessor({ exporter: countingExporter, maxQueueSize: MAX_PENDING });
  }

  countDropped(): number {
    return this.#droppedCount;
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    if (this.#pendingCount === MAX_PENDING) {
      this.#drop(1, 'they are faster than the collector');
      return;
    }
    this.#pendingCount++;
    this.#batches.onEnd(span);
  }

  forceFlush(): Promise<void> {
    return this.#batches.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#batches.shutdown();
  }

  #drop(count: number, reason: string): void {
    this.#droppedCount += count;
    const now = this.#clock().getTime();
    if (now - this.#warnedAt < WARNING_INTERVAL_MS) return;
    this.#warnedAt = now;
    this.#warn(`Cannot send traces: ${reason}`, { droppedSpans: this.#droppedCount });
  }
}
