import { AVAILABILITY, type OwnProperty } from '@mashrabiya/contract';
import { CloseAd, RenewAd } from '@mashrabiya/ui';
import { ApiError } from '../../api/error.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import type { useAdChanges } from './useOwnAds.ts';

interface AdPanelsProps extends Pick<ReturnType<typeof useAdChanges>, 'renew' | 'close'> {
  adToRenew: OwnProperty | null;
  adToClose: OwnProperty | null;
  onRenewClose: () => void;
  onCloseAdClose: () => void;
}

/** Confirmation panels for renewing or ending an ad. They close on success and show refusals. */
export function AdPanels({ adToRenew, adToClose, renew, close, onRenewClose, onCloseAdClose }: AdPanelsProps) {
  const adCounts = useApiQuery('getAdCounts', adToRenew ? {} : undefined);
  return (
    <>
      <RenewAd
        key={`renew ${adToRenew?.id}`}
        open={adToRenew !== null}
        isEarly={adToRenew?.availability === AVAILABILITY.active}
        remaining={adCounts.data?.data ?? null}
        onRetry={adCounts.isError ? () => void adCounts.refetch() : undefined}
        plansHref={paths.plansFor(paths.myProperties)}
        onClose={onRenewClose}
        onRenew={async (body) => {
          if (!adToRenew) return;
          try {
            await renew.mutateAsync({ params: { id: adToRenew.id }, body });
          } catch (error) {
            // Ad credits were used elsewhere meanwhile: without credits, the panel links to the plans.
            if (error instanceof ApiError && error.code === 'no_ads_left') void adCounts.refetch();
            throw error;
          }
          onRenewClose();
        }}
      />
      {adToClose && (
        <CloseAd
          key={`close ${adToClose.id}`}
          open
          ad={adToClose}
          onClose={onCloseAdClose}
          onEnd={async (body) => {
            await close.mutateAsync({ params: { id: adToClose.id }, body });
            onCloseAdClose();
          }}
        />
      )}
    </>
  );
}
