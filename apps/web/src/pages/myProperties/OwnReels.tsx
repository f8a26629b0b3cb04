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
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import { useItemPanel } from '../../routing/useItemPanel.ts';

/** Polling interval while a video is being prepared. */
const POLL_MS = 10_000;

export function OwnReels() {
  const { t } = useTranslation();
  const [isPolling, setPolling] = useState(false);
  const list = useApiQuery('listOwnReels', {}, { staleTime: 0, ...(isPolling && { refetchInterval: POLL_MS }) });
  const isPreparing =
    list.data?.data.some(({ video_state, edit }) => (edit?.video_state ?? video_state) === 'preparing') ?? false;
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
  const removePanel = useItemPanel('delete-reel');
  const discardPanel = useItemPanel('discard-reel-edit');
  const reels = list.data?.data;
  const reelToRemove = reels?.find(({ id }) => id === removePanel.id);
  const title = t('reels:owned.title');
  const removeNow = ({ id }: Reel) => {
    removePanel.onClose();
    remove.mutate({ params: { id } });
  };
  return (
    <>
      {hasLoadFailed(list) && <FailedState title={t('reels:owned.failed')} onRetry={() => void list.refetch()} />}
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
              onRemove={({ id }) => removePanel.onOpen(id)}
              notice={
                reel.edit && (
                  <EditNotice
                    edit={reel.edit}
                    discarding={discard.isPending && discard.variables?.params.id === reel.id}
                    onDiscard={() => discardPanel.onOpen(reel.id)}
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
        onCancel={removePanel.onClose}
        onConfirm={() => reelToRemove && removeNow(reelToRemove)}
      />
      <DiscardEditDialog
        open={reels?.some(({ id }) => id === discardPanel.id) ?? false}
        onClose={discardPanel.onClose}
        onConfirm={() => {
          discard.mutate({ params: { id: discardPanel.id ?? '' } });
          discardPanel.onClose();
        }}
      />
    </>
  );
}
