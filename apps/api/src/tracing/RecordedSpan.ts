import {
  type Context,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { Span, SpanAttributes, SpanResult } from '../core/Span.ts';

/** Shows a loop of queries; a job may make thousands. */
const MAX_CHILDREN = 200;

/** Span of a request or job in OpenTelemetry's SDK, with the spans of its outgoing calls. */
export class RecordedSpan implements Span {
  readonly traceId: string;
  readonly traceparent: string;
  readonly isSampled: boolean;
  readonly #tracer: Tracer;
  readonly #span: OtelSpan;
  readonly #context: Context;
  #childCount = 0;

  constructor(tracer: Tracer, span: OtelSpan, parentContext: Context) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceId = traceId;
    this.traceparent = `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
    this.isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
    this.#tracer = tracer;
    this.#span = span;
    this.#context = trace.setSpan(parentContext, span);
  }

  startChild(name: string, attributes: SpanAttributes): Pick<Span, 'end'> | undefined {
    if (this.#childCount++ >= MAX_CHILDREN) return undefined;
    const child = this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, this.#context);
    return { end: (result) => endSpan(child, result) };
  }

  end(result?: SpanResult): void {
    if (this.#childCount > MAX_CHILDREN) this.#span.setAttribute('omitted_children', this.#childCount - MAX_CHILDREN);
    endSpan(this.#span, result);
  }
}

function endSpan(span: OtelSpan, { name, attributes, error }: SpanResult = {}): void {
  if (name !== undefined) span.updateName(name);
  if (attributes) span.setAttributes(attributes);
  if (error !== undefined) {
    span.setAttribute('error.type', error);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
