import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type SpanContext, SpanKind, type SpanOptions, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Tracing } from '../core/Span.ts';
import { createSampler } from './createSampler.ts';
import { RecordedSpan } from './RecordedSpan.ts';
import { SpanQueue } from './SpanQueue.ts';
import type { TracingSettings } from './TracingSettings.ts';

const EXPORT_TIMEOUT_MS = 5_000;
/** Time in which the last spans are sent at the shutdown. */
const FLUSH_TIMEOUT_MS = 2_000;
/** Longer statements are cut. */
const MAX_ATTRIBUTE_LENGTH = 2_000;
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function parseTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(text ?? '') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.isSpanContextValid(context) ? context : undefined;
}

/** Sends traces to a collector. Loaded only if one is configured. */
export function startTracing(
  { endpoint, headers, serviceName, sampleRatio }: TracingSettings,
  { clock, log }: { clock: Clock; log: Log },
): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const queue = new SpanQueue({ exporter, clock, log });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() }),
    ),
    sampler: createSampler(sampleRatio),
    spanProcessors: [queue],
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
  });
  const tracer = provider.getTracer('mashrabiya');
  const start = (name: string, options: SpanOptions, context: Context) =>
    new RecordedSpan(tracer, tracer.startSpan(name, options, context), context);
  return {
    startRequest({ method, requestId, traceparent }) {
      const parent = parseTraceparent(traceparent);
      const attributes = { 'http.request.method': method, 'request.id': requestId };
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      return start(method, { kind: SpanKind.SERVER, attributes }, context);
    },
    startJob({ kind, attempts, requestId, cause }) {
      const causeContext = parseTraceparent(cause);
      const attributes = { 'job.kind': kind, 'job.attempts': attempts, ...(requestId && { 'request.id': requestId }) };
      const links = causeContext ? [{ context: causeContext }] : [];
      return start(`job ${kind}`, { kind: SpanKind.CONSUMER, attributes, links }, ROOT_CONTEXT);
    },
    countDropped: () => queue.countDropped(),
    async close() {
      await Promise.race([provider.shutdown().catch(() => {}), sleep(FLUSH_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
