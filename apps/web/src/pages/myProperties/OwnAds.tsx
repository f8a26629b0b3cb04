import { AVAILABILITIES, type OwnProperty } from '@mashrabiya/contract';
import {
  type AdAction,
  AddPhoneNotice,
  AdStateLinks,
  BlockedNotice,
  type BulkAction,
  BulkActions,
  DeletePropertyPopup,
  DiscardEditDialog,
  EmptyState,
  FailedState,
  listAdActions,
} from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getLoadOnScroll } from '../../api/nextPage.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { clockAtom } from '../../atoms/app.ts';
import { usePreviousValue } from '../../atoms/usePreviousValue.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { buildPanelHref } from '../../routing/panelUrl.ts';
import { paths } from '../../routing/paths.ts';
import { useItemPanel } from '../../routing/useItemPanel.ts';
import { userAtom } from '../../session/atoms.ts';
import { AdPanels } from './AdPanels.tsx';
import { EmailNotice } from './EmailNotice.tsx';
import { OwnAdList } from './OwnAdList.tsx';
import { OwnListSearch } from './OwnListSearch.tsx';
import { buildOwnListHref, readOwnListState } from './ownListState.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useAdChanges, useOwnAds } from './useOwnAds.ts';

const AD_ACTIONS: readonly AdAction[] = ['confirm', 'close', 'pause', 'resume', 'renew'];
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
  const removePanel = useItemPanel('delete-property');
  const renewPanel = useItemPanel('renew-property');
  const closePanel = useItemPanel('close-property');
  const discardPanel = useItemPanel('discard-edit');

  // While another order or text loads, the previous list stays.
  const answer = usePreviousValue(list.data);
  const pages = answer?.pages.map(({ data }) => data) ?? [];
  const ads = pages.flatMap(({ data }) => data);
  const selectedAds = ads.filter(({ id }) => bulk.selectedIds.has(id));
  const findAds = (id: string | null) => (id === SELECTION ? selectedAds : ads.filter((ad) => ad.id === id));
  const adsToRemove = findAds(removePanel.id);
  const adsToRenew = findAds(renewPanel.id).filter((ad) => listAdActions(ad, now).includes('renew'));
  const counts = pages.at(-1)?.counts;
  const block = pages.at(-1)?.blocked;
  const closedCount = pages.at(-1)?.closed ?? 0;
  const totalCount = counts && AVAILABILITIES.reduce((sum, availability) => sum + counts[availability], closedCount);

  const getPendingAction = ({ id }: OwnProperty): AdAction | undefined =>
    AD_ACTIONS.find((action) => changes[action].isPending && changes[action].variables?.params.id === id);
  const runAction = (ad: OwnProperty, action: AdAction) => {
    if (action === 'renew') renewPanel.onOpen(ad.id);
    else if (action === 'close') closePanel.onOpen(ad.id);
    else changes[action].mutate({ params: { id: ad.id } });
  };
  const runBulkAction = (action: BulkAction, applicableAds: readonly OwnProperty[]) => {
    if (action === 'renew') renewPanel.onOpen(SELECTION);
    else if (action === 'remove') removePanel.onOpen(SELECTION);
    else void bulk.runSimple(action, applicableAds);
  };
  const confirmRemoval = async () => {
    if (removePanel.id === SELECTION) {
      await bulk.runSimple('remove', adsToRemove);
      removePanel.onClose();
    } else {
      const params = { id: removePanel.id ?? '' };
      await changes.remove.mutateAsync({ params }).then(removePanel.onClose, () => undefined);
    }
  };

  return (
    <>
      {block && <BlockedNotice block={block} />}
      {ads.some((ad) => ad.waits_for_email) && <EmailNotice />}
      {totalCount !== 0 && user?.phone === '' && (
        <AddPhoneNotice href={buildPanelHref(paths.myProperties, search.toString(), 'add-phone')} />
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
      {hasLoadFailed(list) && <FailedState title={t('myListings:list.failed')} onRetry={() => void list.refetch()} />}
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
      {(!answer || ads.length > 0) && !hasLoadFailed(list) && (
        <OwnAdList
          ads={ads}
          isLoading={!answer}
          listState={listState}
          selectedIds={bulk.selectedIds}
          onSelect={bulk.setSelectedIds}
          onReachEnd={getLoadOnScroll(list)}
          getPendingAction={getPendingAction}
          isRemoving={({ id }) => changes.remove.isPending && changes.remove.variables?.params.id === id}
          isDiscarding={({ id }) => changes.discard.isPending && changes.discard.variables?.params.id === id}
          onAction={runAction}
          onRemove={({ id }) => removePanel.onOpen(id)}
          onDiscardEdit={({ id }) => discardPanel.onOpen(id)}
        />
      )}
      <NextPageFailure list={list} title={t('myListings:list.failed')} />
      <DeletePropertyPopup
        open={adsToRemove.length > 0}
        address={
          adsToRemove.length === 1
            ? (adsToRemove[0]?.address ?? '')
            : t('myListings:list.count', { count: adsToRemove.length })
        }
        deleting={changes.remove.isPending || bulk.pendingAction === 'remove'}
        onCancel={removePanel.onClose}
        onConfirm={() => void confirmRemoval()}
      />
      <DiscardEditDialog
        open={findAds(discardPanel.id).length > 0}
        onClose={discardPanel.onClose}
        onConfirm={() => {
          changes.discard.mutate({ params: { id: discardPanel.id ?? '' } });
          discardPanel.onClose();
        }}
      />
      <AdPanels
        key={renewPanel.id ?? closePanel.id}
        adsToRenew={adsToRenew}
        adToClose={findAds(closePanel.id)[0] ?? null}
        onRenew={async (renewedAds, body) => {
          const [ad] = renewedAds;
          if (renewPanel.id === SELECTION) await bulk.renew(renewedAds, body);
          else if (ad) await changes.renew.mutateAsync({ params: { id: ad.id }, body });
        }}
        close={changes.close}
        onRenewClose={renewPanel.onClose}
        onCloseAdClose={closePanel.onClose}
      />
    </>
  );
}
