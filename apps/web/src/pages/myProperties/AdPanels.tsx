import { AVAILABILITY, type OwnProperty, type RenewInput } from '@mashrabiya/contract';
import { CloseAd, RenewAd } from '@mashrabiya/ui';
import { ApiError } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import type { useAdChanges } from './useOwnAds.ts';

interface AdPanelsProps extends Pick<ReturnType<typeof useAdChanges>, 'close'> {
  adsToRenew: readonly OwnProperty[];
  onRenew: (ads: readonly OwnProperty[], body: RenewInput) => Promise<unknown>;
  adToClose: OwnProperty | null;
  onRenewClose: () => void;
  onCloseAdClose: () => void;
}

/** Confirmation panels for renewing ads or ending one. They close on success and show refusals. */
export function AdPanels({ adsToRenew, adToClose, onRenew, close, onRenewClose, onCloseAdClose }: AdPanelsProps) {
  const adCounts = useApiQuery('getAdCounts', adsToRenew.length > 0 ? {} : undefined);
  return (
    <>
      <RenewAd
        open={adsToRenew.length > 0}
        isEarly={adsToRenew.every(({ availability }) => availability === AVAILABILITY.active)}
        count={adsToRenew.length}
        remaining={adCounts.data?.data ?? null}
        onRetry={hasLoadFailed(adCounts) ? () => void adCounts.refetch() : undefined}
        plansHref={paths.plansFor(paths.myProperties)}
        onClose={onRenewClose}
        onRenew={async (body) => {
          try {
            await onRenew(adsToRenew, body);
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
          open
          ad={adToClose}
          onClose={onCloseAdClose}
          onSubmit={async (body) => {
            await close.mutateAsync({ params: { id: adToClose.id }, body });
            onCloseAdClose();
          }}
        />
      )}
    </>
  );
}
