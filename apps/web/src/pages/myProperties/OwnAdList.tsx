import { AVAILABILITY, type OwnProperty } from '@mashrabiya/contract';
import {
  type AdAction,
  AdActions,
  AdStatus,
  EditNotice,
  minWidthQuery,
  OwnAdGrid,
  OwnAdTable,
  OwnerPropertyCard,
  SoldNotice,
  useAdChipText,
  useMediaQuery,
} from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockAtom } from '../../atoms/app.ts';
import { paths } from '../../routing/paths.ts';
import { buildOwnListHref, type OwnListState } from './ownListState.ts';

interface OwnAdListProps {
  ads: readonly OwnProperty[];
  isLoading: boolean;
  listState: OwnListState;
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onReachEnd: (() => void) | undefined;
  getPendingAction: (ad: OwnProperty) => AdAction | undefined;
  isRemoving: (ad: OwnProperty) => boolean;
  isDiscarding: (ad: OwnProperty) => boolean;
  onAction: (ad: OwnProperty, action: AdAction) => void;
  onRemove: (ad: OwnProperty) => void;
  onDiscardEdit: (ad: OwnProperty) => void;
}

const SKELETON_COUNT = 3;
// Visitors cannot open the page of an ad that is not on offer: its owner gets a preview.
const getHref = ({ id, availability }: OwnProperty): string =>
  availability === AVAILABILITY.active ? paths.property(id) : paths.adPreview(id);

/** The user's listings: cards on a phone, a table on a desktop. */
export function OwnAdList({
  ads,
  isLoading,
  listState,
  selectedIds,
  onSelect,
  onReachEnd,
  getPendingAction,
  isRemoving,
  isDiscarding,
  onAction,
  onRemove,
  onDiscardEdit,
}: OwnAdListProps) {
  const { t } = useTranslation();
  const now = useAtomValue(clockAtom);
  const getChipText = useAdChipText();
  const isDesktop = useMediaQuery(minWidthQuery('desktop'));
  const label = t('shell:links.myProperties');
  const skeletons = isLoading ? SKELETON_COUNT : 0;
  const renderActions = (ad: OwnProperty) => (
    <AdActions
      ad={ad}
      now={now}
      editHref={paths.update(ad.id)}
      statisticsHref={paths.adStatistics(ad.id)}
      duplicateHref={paths.duplicate(ad.id)}
      pendingAction={getPendingAction(ad)}
      removing={isRemoving(ad)}
      onAction={(action) => onAction(ad, action)}
      onRemove={() => onRemove(ad)}
    />
  );
  const renderNotices = (ad: OwnProperty) =>
    (ad.edit || ad.sold_asked_at) && (
      <>
        {ad.edit && (
          <EditNotice
            edit={ad.edit}
            previewHref={paths.adPreview(ad.id)}
            discarding={isDiscarding(ad)}
            onDiscard={() => onDiscardEdit(ad)}
          />
        )}
        {ad.sold_asked_at && <SoldNotice requestedAt={ad.sold_asked_at} />}
      </>
    );
  // In a table, the status column says the rest.
  const hasReason = (ad: OwnProperty) => ad.refusal !== null || ad.waits_for_email || ad.withheld === 'blocked';

  if (isDesktop)
    return (
      <OwnAdTable
        label={label}
        now={now}
        sort={listState.sort}
        order={listState.order}
        getSortHref={(sort, order) => buildOwnListHref({ ...listState, sort, order })}
        selectedIds={selectedIds}
        onSelect={onSelect}
        skeletons={skeletons}
        onReachEnd={onReachEnd}
        rows={ads.map((ad) => ({
          ad,
          href: getHref(ad),
          leadsHref: paths.listingLeads(ad.id),
          actions: renderActions(ad),
          removing: isRemoving(ad),
          notices: (hasReason(ad) || ad.edit || ad.sold_asked_at) && (
            <>
              {hasReason(ad) && <AdStatus ad={ad} now={now} />}
              {renderNotices(ad)}
            </>
          ),
        }))}
      />
    );
  return (
    <OwnAdGrid aria-label={label} skeletons={skeletons} onReachEnd={onReachEnd}>
      {ads.map((ad) => (
        <OwnerPropertyCard
          key={ad.id}
          property={ad}
          headingLevel={2}
          href={getHref(ad)}
          leadsHref={paths.listingLeads(ad.id)}
          statusText={getChipText(ad)}
          removing={isRemoving(ad)}
          actions={renderActions(ad)}
        >
          <AdStatus ad={ad} now={now} />
          {renderNotices(ad)}
        </OwnerPropertyCard>
      ))}
    </OwnAdGrid>
  );
}
