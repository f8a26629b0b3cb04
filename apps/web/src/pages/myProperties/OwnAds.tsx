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
import { sliderHref } from '../../routing/slider.ts';
import { useItemSlider } from '../../routing/useItemSlider.ts';
import { userAtom } from '../../session/atoms.ts';
import { AdPanels } from './AdPanels.tsx';
import { EmailNotice } from './EmailNotice.tsx';
import { OwnAd } from './OwnAd.tsx';
import { parseAdFilter, useAdChanges, useOwnAds } from './useOwnAds.ts';

const SKELETONS = 3;
const TOOLS: readonly AdTool[] = ['confirm', 'close', 'pause', 'resume', 'renew'];

export function OwnAds() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const state = parseAdFilter(search.get('state'));
  const user = useAtomValue(userAtom);
  const list = useOwnAds(state);
  const changes = useAdChanges();
  const { remove } = changes;
  const removing = useItemSlider('delete-property');
  const renewing = useItemSlider('renew-property');
  const closing = useItemSlider('close-property');
  const discarding = useItemSlider('discard-edit');

  const pages = list.data?.pages.map(({ data }) => data) ?? [];
  const ads = pages.flatMap(({ data }) => data);
  const findAd = (id: string | null) => ads.find((ad) => ad.id === id) ?? null;
  const removed = findAd(removing.id);
  const counts = pages.at(-1)?.counts;
  const blocked = pages.at(-1)?.blocked;
  const closed = pages.at(-1)?.closed ?? 0;
  const all = counts && AVAILABILITIES.reduce((sum, one) => sum + counts[one], closed);
  const title = t('myListings:list.title');
  const getFilterHref = (next: AdFilter | undefined) =>
    next ? `${paths.myProperties}?state=${next}` : paths.myProperties;

  const getBusyTool = ({ id }: OwnProperty): AdTool | undefined =>
    TOOLS.find((tool) => changes[tool].isPending && changes[tool].variables?.params.id === id);
  const runTool = (ad: OwnProperty, tool: AdTool) => {
    if (tool === 'renew') renewing.onOpen(ad.id);
    else if (tool === 'close') closing.onOpen(ad.id);
    else changes[tool].mutate({ params: { id: ad.id } });
  };
  const removeNow = async (ad: OwnProperty) => {
    await remove.mutateAsync({ params: { id: ad.id } }).then(removing.onClose, () => undefined);
  };

  return (
    <>
      {blocked && <BlockedNotice block={blocked} />}
      {ads.some((ad) => ad.waits_for_email) && <EmailNotice />}
      {ads.length > 0 && user?.phone === '' && (
        <AddPhoneNotice href={sliderHref(paths.myProperties, search.toString(), 'add-phone')} />
      )}
      {all !== 0 && <AdStateLinks current={state} counts={counts} closed={counts && closed} getHref={getFilterHref} />}
      {list.isError && <FailedState title={t('myListings:list.failed')} onRetry={() => void list.refetch()} />}
      {all === 0 && (
        <EmptyState
          title={t('myListings:list.empty')}
          message={t('myListings:list.emptyText')}
          action={{ href: paths.addProperty, label: t('myListings:list.add') }}
        />
      )}
      {all !== undefined && all > 0 && ads.length === 0 && (
        <EmptyState title={t('myListings:list.none')} message={t('myListings:list.noneText')} />
      )}
      <OwnAdGrid
        aria-label={title}
        skeletons={list.isPending ? SKELETONS : 0}
        onReachEnd={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      >
        {ads.map((ad) => (
          <OwnAd
            key={ad.id}
            ad={ad}
            busy={getBusyTool(ad)}
            removing={remove.isPending && remove.variables?.params.id === ad.id}
            onTool={(tool) => runTool(ad, tool)}
            onRemove={() => removing.onOpen(ad.id)}
            discarding={changes.discard.isPending && changes.discard.variables?.params.id === ad.id}
            onDiscardEdit={() => discarding.onOpen(ad.id)}
          />
        ))}
      </OwnAdGrid>
      <DeletePropertyPopup
        open={removed !== null}
        address={removed?.address ?? ''}
        deleting={remove.isPending}
        onCancel={removing.onClose}
        onConfirm={() => removed && void removeNow(removed)}
      />
      <DiscardEditDialog
        open={findAd(discarding.id) !== null}
        onClose={discarding.onClose}
        onConfirm={() => {
          changes.discard.mutate({ params: { id: discarding.id ?? '' } });
          discarding.onClose();
        }}
      />
      <AdPanels
        renew={changes.renew}
        close={changes.close}
        renewed={findAd(renewing.id)}
        closed={findAd(closing.id)}
        onRenewed={renewing.onClose}
        onClosed={closing.onClose}
      />
    </>
  );
}
