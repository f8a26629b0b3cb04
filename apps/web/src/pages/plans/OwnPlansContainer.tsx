import { FailedState, OwnPlans } from '@mashrabiya/ui';
import { isNotFound } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';

/**
 * The user's remaining ad credits. The plan check answers 404 on the free plan (specification, section 4), which the
 * browser's console shows as an error: it is called only if there is a plan.
 */
export function OwnPlansContainer() {
  const counts = useApiQuery('getAdCounts', {}, { staleTime: 0 });
  // A node of the previous release does not report it.
  const hasPlan = counts.data && counts.data.data.has_plan !== false;
  const ownPlan = useApiQuery('getPlan', hasPlan ? {} : undefined, { staleTime: 0 });
  // The last ad of a plan may be used or expire between the two calls.
  const isFree = hasPlan === false || isNotFound(ownPlan.error);
  const retry = () => {
    void counts.refetch();
    if (hasPlan) void ownPlan.refetch();
  };
  if (hasLoadFailed(counts) || (hasLoadFailed(ownPlan) && !isFree)) return <FailedState onRetry={retry} />;
  const isKnown = ownPlan.data !== undefined || isFree;
  return <OwnPlans remaining={isKnown ? counts.data?.data : undefined} plans={ownPlan.data?.plans ?? []} />;
}
