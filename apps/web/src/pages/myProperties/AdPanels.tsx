import { AVAILABILITY, type OwnProperty } from '@mashrabiya/contract';
import { CloseAd, RenewAd } from '@mashrabiya/ui';
import { ApiError } from '../../api/error.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import type { useAdChanges } from './useOwnAds.ts';

interface AdPanelsProps extends Pick<ReturnType<typeof useAdChanges>, 'renew' | 'close'> {
  renewed: OwnProperty | null;
  closed: OwnProperty | null;
  onRenewed: () => void;
  onClosed: () => void;
}

/** Confirmation panels for renewing or ending an ad. They close on success and show refusals. */
export function AdPanels({ renewed, closed, renew, close, onRenewed, onClosed }: AdPanelsProps) {
  const adCounts = useApiQuery('getAdCounts', renewed ? {} : undefined);
  return (
    <>
      <RenewAd
        key={`renew ${renewed?.id}`}
        open={renewed !== null}
        ahead={renewed?.availability === AVAILABILITY.active}
        remaining={adCounts.data?.data ?? null}
        onRetry={adCounts.isError ? () => void adCounts.refetch() : undefined}
        plansHref={paths.plansFor(paths.myProperties)}
        onClose={onRenewed}
        onRenew={async (body) => {
          if (!renewed) return;
          try {
            await renew.mutateAsync({ params: { id: renewed.id }, body });
          } catch (error) {
            // Ad credits were used elsewhere meanwhile: without credits, the panel links to the plans.
            if (error instanceof ApiError && error.code === 'no_ads_left') void adCounts.refetch();
            throw error;
          }
          onRenewed();
        }}
      />
      {closed && (
        <CloseAd
          key={`close ${closed.id}`}
          open
          ad={closed}
          onClose={onClosed}
          onEnd={async (body) => {
            await close.mutateAsync({ params: { id: closed.id }, body });
            onClosed();
          }}
        />
      )}
    </>
  );
}
