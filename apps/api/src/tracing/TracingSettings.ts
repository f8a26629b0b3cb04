export interface TracingSettings {
  /** Base URL of a collector that accepts OTLP over HTTP. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Share of traces that are sent, from 0 to 1. */
  sampleRatio: number;
}
