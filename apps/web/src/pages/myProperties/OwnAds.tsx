import { AVAILABILITIES, type OwnProperty } from '@mashrabiya/contract';
import {
  AddPhoneNotice,
  type AdFilter,
  AdStateLinks,
  type AdTool,
  BlockedNotice,
  DeletePropertyPopup,
  DiscardEditDialog,
  EmptyState,
  FailedState,
  OwnAdGrid,
} from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { buildSliderHref } from '../../routing/slider.ts';
import { useItemSlider } from '../../routing/useItemSlider.ts';
import { userAtom } from '../../session/atoms.ts';
import { AdPanels } from './AdPanels.tsx';
import { EmailNotice } from './EmailNotice.tsx';
import { OwnAd } from './OwnAd.tsx';
import { parseAdFilter, useAdChanges, useOwnAds } from './useOwnAds.ts';

const SKELETON_COUNT = 3;
const TOOLS: readonly AdTool[] = ['confirm', 'close', 'pause', 'resume', 'renew'];

export function OwnAds() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const state = parseAdFilter(search.get('state'));
  const user = useAtomValue(userAtom);
  const list = useOwnAds(state);
  const changes = useAdChanges();
  const { remove } = changes;
  const removeSlider = useItemSlider('delete-property');
  const renewSlider = useItemSlider('renew-property');
  const closeSlider = useItemSlider('close-property');
  const discardSlider = useItemSlider('discard-edit');

  const pages = list.data?.pages.map(({ data }) => data) ?? [];
  const ads = pages.flatMap(({ data }) => data);
  const findAd = (id: string | null) => ads.find((ad) => ad.id === id) ?? null;
  const adToRemove = findAd(removeSlider.id);
  const counts = pages.at(-1)?.counts;
  const block = pages.at(-1)?.blocked;
  const closedCount = pages.at(-1)?.closed ?? 0;
  const totalCount = counts && AVAILABILITIES.reduce((sum, availability) => sum + counts[availability], closedCount);
  const title = t('myListings:list.title');
  const getFilterHref = (next: AdFilter | undefined) =>
    next ? `${paths.myProperties}?state=${next}` : paths.myProperties;

  const getBusyTool = ({ id }: OwnProperty): AdTool | undefined =>
    TOOLS.find((tool) => changes[tool].isPending && changes[tool].variables?.params.id === id);
  const runTool = (ad: OwnProperty, tool: AdTool) => {
    if (tool === 'renew') renewSlider.onOpen(ad.id);
    else if (tool === 'close') closeSlider.onOpen(ad.id);
    else changes[tool].mutate({ params: { id: ad.id } });
  };
  const confirmRemoval = async (ad: OwnProperty) => {
    await remove.mutateAsync({ params: { id: ad.id } }).then(removeSlider.onClose, () => undefined);
  };

  return (
    <>
      {block && <BlockedNotice block={block} />}
      {ads.some((ad) => ad.waits_for_email) && <EmailNotice />}
      {ads.length > 0 && user?.phone === '' && (
        <AddPhoneNotice href={buildSliderHref(paths.myProperties, search.toString(), 'add-phone')} />
      )}
      {totalCount !== 0 && (
        <AdStateLinks current={state} counts={counts} closed={counts && closedCount} getHref={getFilterHref} />
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
        <EmptyState title={t('myListings:list.none')} message={t('myListings:list.noneText')} />
      )}
      <OwnAdGrid
        aria-label={title}
        skeletons={list.isPending ? SKELETON_COUNT : 0}
        onReachEnd={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      >
        {ads.map((ad) => (
          <OwnAd
            key={ad.id}
            ad={ad}
            busyTool={getBusyTool(ad)}
            isRemoving={remove.isPending && remove.variables?.params.id === ad.id}
            onTool={(tool) => runTool(ad, tool)}
            onRemove={() => removeSlider.onOpen(ad.id)}
            isDiscarding={changes.discard.isPending && changes.discard.variables?.params.id === ad.id}
            onDiscardEdit={() => discardSlider.onOpen(ad.id)}
          />
        ))}
      </OwnAdGrid>
      <DeletePropertyPopup
        open={adToRemove !== null}
        address={adToRemove?.address ?? ''}
        deleting={remove.isPending}
        onCancel={removeSlider.onClose}
        onConfirm={() => adToRemove && void confirmRemoval(adToRemove)}
      />
      <DiscardEditDialog
        open={findAd(discardSlider.id) !== null}
        onClose={discardSlider.onClose}
        onConfirm={() => {
          changes.discard.mutate({ params: { id: discardSlider.id ?? '' } });
          discardSlider.onClose();
        }}
      />
      <AdPanels
        renew={changes.renew}
        close={changes.close}
        adToRenew={findAd(renewSlider.id)}
        adToClose={findAd(closeSlider.id)}
        onRenewClose={renewSlider.onClose}
        onCloseAdClose={closeSlider.onClose}
      />
    </>
  );
}
