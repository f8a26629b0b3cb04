import { AVAILABILITY, type OwnProperty } from '@mashrabiya/contract';
import {
  AdLinks,
  AdRun,
  type AdTool,
  AdTools,
  canRenew,
  EditNotice,
  OwnerPropertyCard,
  SoldNotice,
} from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { clockAtom } from '../../atoms/app.ts';
import { paths } from '../../routing/paths.ts';

interface OwnAdProps {
  ad: OwnProperty;
  busy: AdTool | undefined;
  removing: boolean;
  onTool: (tool: AdTool) => void;
  onRemove: () => void;
  discarding: boolean;
  onDiscardEdit: () => void;
}

export function OwnAd({ ad, busy, removing, onTool, onRemove, discarding, onDiscardEdit }: OwnAdProps) {
  const now = useAtomValue(clockAtom);
  // Visitors cannot open its page; the owner gets a preview.
  const isOnOffer = ad.availability === AVAILABILITY.active;
  return (
    <OwnerPropertyCard
      property={ad}
      headingLevel={2}
      href={isOnOffer ? paths.property(ad.id) : paths.adPreview(ad.id)}
      paused={ad.withheld === 'paused'}
      closedAs={ad.closed_as}
      editHref={paths.update(ad.id)}
      removing={removing}
      onRemove={onRemove}
      extra={
        <>
          <AdRun ad={ad} now={now} />
          {ad.edit && (
            <EditNotice
              edit={ad.edit}
              previewHref={paths.adPreview(ad.id)}
              discarding={discarding}
              onDiscard={onDiscardEdit}
            />
          )}
          {ad.sold_asked_at && <SoldNotice requestedAt={ad.sold_asked_at} />}
          <AdTools
            availability={ad.availability}
            withheld={ad.withheld}
            renewable={canRenew(ad, now)}
            busy={busy}
            onTool={onTool}
          />
          <AdLinks
            address={ad.address}
            statisticsHref={paths.adStatistics(ad.id)}
            duplicateHref={paths.duplicate(ad.id)}
          />
        </>
      }
    />
  );
}
