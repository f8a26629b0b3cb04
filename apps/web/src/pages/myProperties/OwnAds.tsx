import { AVAILABILITIES, type OwnProperty } from '@mashrabiya/contract';
import {
  AddPhoneNotice,
  AdStateLinks,
  type AdTool,
  BlockedNotice,
  type BulkAction,
  BulkActions,
  DeletePropertyPopup,
  DiscardEditDialog,
  EmptyState,
  FailedState,
  listAdTools,
} from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { clockAtom } from '../../atoms/app.ts';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';
import { paths } from '../../routing/paths.ts';
import { buildSliderHref } from '../../routing/slider.ts';
import { useItemSlider } from '../../routing/useItemSlider.ts';
import { userAtom } from '../../session/atoms.ts';
import { AdPanels } from './AdPanels.tsx';
import { EmailNotice } from './EmailNotice.tsx';
import { OwnAdList } from './OwnAdList.tsx';
import { OwnListSearch } from './OwnListSearch.tsx';
import { buildOwnListHref, readOwnListState } from './ownListState.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useAdChanges, useOwnAds } from './useOwnAds.ts';

const TOOLS: readonly AdTool[] = ['confirm', 'close', 'pause', 'resume', 'renew'];
/** Item of a panel about all selected ads. */
const SELECTION = 'selection';

export function OwnAds() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const listState = readOwnListState(search);
  const now = useAtomValue(clockAtom);
  const user = useAtomValue(userAtom);
  const list = useOwnAds(listState);
  const changes = useAdChanges();
  const bulk = useBulkActions();
  const removeSlider = useItemSlider('delete-property');
  const renewSlider = useItemSlider('renew-property');
  const closeSlider = useItemSlider('close-property');
  const discardSlider = useItemSlider('discard-edit');

  // While another order or text loads, the previous list stays.
  const answer = usePreviousValue(list.data);
  const pages = answer?.pages.map(({ data }) => data) ?? [];
  const ads = pages.flatMap(({ data }) => data);
  const selectedAds = ads.filter(({ id }) => bulk.selectedIds.has(id));
  const findAds = (id: string | null) => (id === SELECTION ? selectedAds : ads.filter((ad) => ad.id === id));
  const adsToRemove = findAds(removeSlider.id);
  const adsToRenew = findAds(renewSlider.id).filter((ad) => listAdTools(ad, now).includes('renew'));
  const counts = pages.at(-1)?.counts;
  const block = pages.at(-1)?.blocked;
  const closedCount = pages.at(-1)?.closed ?? 0;
  const totalCount = counts && AVAILABILITIES.reduce((sum, availability) => sum + counts[availability], closedCount);

  const getBusyTool = ({ id }: OwnProperty): AdTool | undefined =>
    TOOLS.find((tool) => changes[tool].isPending && changes[tool].variables?.params.id === id);
  const runTool = (ad: OwnProperty, tool: AdTool) => {
    if (tool === 'renew') renewSlider.onOpen(ad.id);
    else if (tool === 'close') closeSlider.onOpen(ad.id);
    else changes[tool].mutate({ params: { id: ad.id } });
  };
  const runBulkAction = (action: BulkAction, applicableAds: readonly OwnProperty[]) => {
    if (action === 'renew') renewSlider.onOpen(SELECTION);
    else if (action === 'remove') removeSlider.onOpen(SELECTION);
    else void bulk.runSimple(action, applicableAds);
  };
  const confirmRemoval = async () => {
    if (removeSlider.id === SELECTION) {
      await bulk.runSimple('remove', adsToRemove);
      removeSlider.onClose();
    } else {
      const params = { id: removeSlider.id ?? '' };
      await changes.remove.mutateAsync({ params }).then(removeSlider.onClose, () => undefined);
    }
  };

  return (
    <>
      {block && <BlockedNotice block={block} />}
      {ads.some((ad) => ad.waits_for_email) && <EmailNotice />}
      {totalCount !== 0 && user?.phone === '' && (
        <AddPhoneNotice href={buildSliderHref(paths.myProperties, search.toString(), 'add-phone')} />
      )}
      {totalCount !== 0 && (
        <AdStateLinks
          current={listState.state}
          counts={counts}
          closed={counts && closedCount}
          getHref={(state) => buildOwnListHref({ ...listState, state })}
        />
      )}
      {totalCount !== 0 && <OwnListSearch listState={listState} />}
      {selectedAds.length > 0 && (
        <BulkActions
          ads={selectedAds}
          now={now}
          pendingAction={bulk.pendingAction}
          onAction={runBulkAction}
          onClear={() => bulk.setSelectedIds(new Set())}
        />
      )}
      {list.isError && <FailedState title={t('myListings:list.failed')} onRetry={() => void list.refetch()} />}
      {totalCount === 0 && (
        <EmptyState
          title={t('myListings:list.empty')}
          message={t('myListings:list.emptyText')}
          action={{ href: paths.addProperty, label: t('myListings:list.add') }}
        />
      )}
      {totalCount !== undefined && totalCount > 0 && ads.length === 0 && (
        <EmptyState
          title={t(listState.query ? 'myListings:list.noMatch' : 'myListings:list.none')}
          message={t(listState.query ? 'myListings:list.noMatchText' : 'myListings:list.noneText')}
        />
      )}
      {(!answer || ads.length > 0) && !list.isError && (
        <OwnAdList
          ads={ads}
          isLoading={!answer}
          listState={listState}
          selectedIds={bulk.selectedIds}
          onSelect={bulk.setSelectedIds}
          onReachEnd={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          getBusyTool={getBusyTool}
          isRemoving={({ id }) => changes.remove.isPending && changes.remove.variables?.params.id === id}
          isDiscarding={({ id }) => changes.discard.isPending && changes.discard.variables?.params.id === id}
          onTool={runTool}
          onRemove={({ id }) => removeSlider.onOpen(id)}
          onDiscardEdit={({ id }) => discardSlider.onOpen(id)}
        />
      )}
      <DeletePropertyPopup
        open={adsToRemove.length > 0}
        address={
          adsToRemove.length === 1
            ? (adsToRemove[0]?.address ?? '')
            : t('myListings:list.count', { count: adsToRemove.length })
        }
        deleting={changes.remove.isPending || bulk.pendingAction === 'remove'}
        onCancel={removeSlider.onClose}
        onConfirm={() => void confirmRemoval()}
      />
      <DiscardEditDialog
        open={findAds(discardSlider.id).length > 0}
        onClose={discardSlider.onClose}
        onConfirm={() => {
          changes.discard.mutate({ params: { id: discardSlider.id ?? '' } });
          discardSlider.onClose();
        }}
      />
      <AdPanels
        key={renewSlider.id ?? closeSlider.id}
        adsToRenew={adsToRenew}
        adToClose={findAds(closeSlider.id)[0] ?? null}
        onRenew={async (renewedAds, body) => {
          const [ad] = renewedAds;
          if (renewSlider.id === SELECTION) await bulk.renew(renewedAds, body);
          else if (ad) await changes.renew.mutateAsync({ params: { id: ad.id }, body });
        }}
        close={changes.close}
        onRenewClose={renewSlider.onClose}
        onCloseAdClose={closeSlider.onClose}
      />
    </>
  );
}
