import { TraceFlags } from '@opentelemetry/api';
import { ParentBasedSampler, type Sampler, SamplingDecision, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';

/** Samples a share of all traces. Spans follow their parents, and jobs the requests that enqueued them. */
export function createSampler(ratio: number): Sampler {
  const byParent = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  return {
    shouldSample(context, traceId, name, kind, attributes, links) {
      const [cause] = links;
      if (!cause) return byParent.shouldSample(context, traceId, name, kind, attributes, links);
      const isSampled = (cause.context.traceFlags & TraceFlags.SAMPLED) !== 0;
      return { decision: isSampled ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
    },
    toString: () => `JobsLikeRequests{${byParent}}`,
  };
}
