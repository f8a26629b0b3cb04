import { FailedState, OwnPlans } from '@mashrabiya/ui';
import { isNotFound } from '../../api/error.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';

/** The user's remaining ad credits. The plan check answers 404 on the free plan (specification, section 4). */
export function OwnPlansContainer() {
  const counts = useApiQuery('getAdCounts', {}, { staleTime: 0 });
  const ownPlan = useApiQuery('getPlan', {}, { staleTime: 0 });
  const isFree = isNotFound(ownPlan.error);
  const retry = () => {
    void counts.refetch();
    void ownPlan.refetch();
  };
  if (counts.isError || (ownPlan.isError && !isFree)) return <FailedState onRetry={retry} />;
  const isKnown = ownPlan.isSuccess || isFree;
  return <OwnPlans remaining={isKnown ? counts.data?.data : undefined} plans={ownPlan.data?.plans ?? []} />;
}
