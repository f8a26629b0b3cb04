/** Attributes of a span, by the names of OpenTelemetry. They must contain no personal data. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanResult {
  /** Replaces a name that was not known at the start. */
  name?: string;
  attributes?: SpanAttributes;
  /** Type of an error, such as a code; messages may contain personal data. */
  error?: string | undefined;
}

/** A timed part of a trace. */
export interface Span {
  traceId: string;
  /** Position in the trace, as in the header `traceparent` of W3C. */
  traceparent: string;
  /** False if the trace is not exported. */
  isSampled: boolean;
  /** Starts an outgoing call within this span; undefined after too many of them. */
  startChild(name: string, attributes: SpanAttributes): Pick<Span, 'end'> | undefined;
  end(result?: SpanResult): void;
}

/** Starts the traces of this node; see `startTracing`. */
export interface Tracing {
  startRequest(request: { method: string; requestId: string; traceparent: string | undefined }): Span;
  /** `cause` is the `traceparent` of the request or job that enqueued this one. */
  startJob(job: { kind: string; attempts: number; requestId: string | undefined; cause: string | undefined }): Span;
  /** Spans that were not sent, because the collector is slow or unreachable. */
  countDropped(): number;
  /** Sends the last spans, within a time limit. */
  close(): Promise<void>;
}
