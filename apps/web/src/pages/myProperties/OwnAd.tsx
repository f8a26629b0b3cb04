import { AVAILABILITY, type OwnProperty } from '@mashrabiya/contract';
import { AdActions, AdStatus, type AdTool, EditNotice, OwnerPropertyCard, SoldNotice } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { clockAtom } from '../../atoms/app.ts';
import { paths } from '../../routing/paths.ts';

interface OwnAdProps {
  ad: OwnProperty;
  busyTool: AdTool | undefined;
  isRemoving: boolean;
  onTool: (tool: AdTool) => void;
  onRemove: () => void;
  isDiscarding: boolean;
  onDiscardEdit: () => void;
}

export function OwnAd({ ad, busyTool, isRemoving, onTool, onRemove, isDiscarding, onDiscardEdit }: OwnAdProps) {
  const now = useAtomValue(clockAtom);
  // Visitors cannot open the page of an ad that is not on offer: its owner gets a preview.
  const isOnOffer = ad.availability === AVAILABILITY.active;
  return (
    <OwnerPropertyCard
      property={ad}
      headingLevel={2}
      href={isOnOffer ? paths.property(ad.id) : paths.adPreview(ad.id)}
      isPaused={ad.withheld === 'paused'}
      closedAs={ad.closed_as}
      removing={isRemoving}
      actions={
        <AdActions
          ad={ad}
          now={now}
          editHref={paths.update(ad.id)}
          statisticsHref={paths.adStatistics(ad.id)}
          duplicateHref={paths.duplicate(ad.id)}
          pendingTool={busyTool}
          removing={isRemoving}
          onTool={onTool}
          onRemove={onRemove}
        />
      }
    >
      <AdStatus ad={ad} now={now} />
      {ad.edit && (
        <EditNotice
          edit={ad.edit}
          previewHref={paths.adPreview(ad.id)}
          discarding={isDiscarding}
          onDiscard={onDiscardEdit}
        />
      )}
      {ad.sold_asked_at && <SoldNotice requestedAt={ad.sold_asked_at} />}
    </OwnerPropertyCard>
  );
}
