import type { Reel } from '@mashrabiya/contract';
import {
  createClock,
  DeleteReelPopup,
  DiscardEditDialog,
  EditNotice,
  EmptyState,
  FailedState,
  OwnAdGrid,
  OwnedReelCard,
} from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import { useItemSlider } from '../../routing/useItemSlider.ts';

/** Polling interval while a video is being prepared. */
const POLL_MS = 10_000;

export function OwnReels() {
  const { t } = useTranslation();
  const [isPolling, setPolling] = useState(false);
  const list = useApiQuery('listOwnReels', {}, { staleTime: 0, ...(isPolling && { refetchInterval: POLL_MS }) });
  const isPreparing = list.data?.data.some(({ film: video, edit }) => (edit?.film ?? video) === 'preparing') ?? false;
  if (isPreparing !== isPolling) setPolling(isPreparing);
  const remove = useApiMutation('removeReel', {
    invalidates: ['listOwnReels', 'getAdCounts', 'getStatistics'],
    toast: { done: t('reels:owned.removed'), failed: t('reels:owned.removeFailed') },
  });
  const discard = useApiMutation('discardReelEdit', {
    invalidates: ['listOwnReels'],
    toast: { done: t('myListings:edit.discarded') },
  });
  const [clock] = useState(() => createClock(Date.now));
  const removeSlider = useItemSlider('delete-reel');
  const discardSlider = useItemSlider('discard-reel-edit');
  const reels = list.data?.data;
  const reelToRemove = reels?.find(({ id }) => id === removeSlider.id);
  const title = t('reels:owned.title');
  const removeNow = ({ id }: Reel) => {
    removeSlider.onClose();
    remove.mutate({ params: { id } });
  };
  return (
    <>
      {list.isError && <FailedState title={t('reels:owned.failed')} onRetry={() => void list.refetch()} />}
      {reels?.length === 0 && <EmptyState title={t('reels:owned.empty')} message={t('reels:owned.emptyText')} />}
      {reels && reels.length > 0 && (
        <OwnAdGrid aria-label={title}>
          {reels.map((reel) => (
            <OwnedReelCard
              key={reel.id}
              reel={reel}
              headingLevel={2}
              clock={clock}
              editHref={paths.updateReel(reel.id)}
              removing={remove.isPending && remove.variables?.params.id === reel.id}
              onRemove={({ id }) => removeSlider.onOpen(id)}
              notice={
                reel.edit && (
                  <EditNotice
                    edit={reel.edit}
                    discarding={discard.isPending && discard.variables?.params.id === reel.id}
                    onDiscard={() => discardSlider.onOpen(reel.id)}
                  />
                )
              }
            />
          ))}
        </OwnAdGrid>
      )}
      <DeleteReelPopup
        open={reelToRemove !== undefined}
        title={reelToRemove?.title ?? ''}
        onCancel={removeSlider.onClose}
        onConfirm={() => reelToRemove && removeNow(reelToRemove)}
      />
      <DiscardEditDialog
        open={reels?.some(({ id }) => id === discardSlider.id) ?? false}
        onClose={discardSlider.onClose}
        onConfirm={() => {
          discard.mutate({ params: { id: discardSlider.id ?? '' } });
          discardSlider.onClose();
        }}
      />
    </>
  );
}
