import type { AdDecision, CallAnswer } from '@mashrabiya/contract';
import { ReelDesk } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { paths } from '../../routing/paths.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { useSettle } from './useSettle.ts';

interface ReelQueueProps {
  queue: CallAnswer<'getPendingReel'>;
  next: () => Promise<unknown>;
}

const KINDS = { accepted: 'reel_accepted', change: 'reel_rejected', rejected: 'reel_rejected' } as const;

/** Queue of pending reels, one at a time, oldest first. */
export function ReelQueue({ queue: { data: reel }, next }: ReelQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReel');
  const { takesFocus, settle } = useSettle(next, {
    about: reel?.title,
    outdated: { code: 'review_outdated', text: t('moderating:reels.outdated') },
  });
  if (!reel) {
    return (
      <NothingWaits
        title={t('moderating:reels.empty')}
        message={t('moderating:reels.emptyText')}
        takesFocus={takesFocus}
        next={next}
      />
    );
  }
  const onDecide = (decision: AdDecision) =>
    settle(
      decide({ params: { id: reel.id }, body: { ...decision, submitted_at: reel.updated_at } }),
      t(`moderating:log.kind.${KINDS[decision.decision]}`),
    );
  return (
    <ReelDesk
      key={reel.id + reel.updated_at}
      reel={reel}
      homeHref={paths.adPreview(reel.property_id)}
      providerHref={paths.provider(reel.user.id)}
      onDecide={onDecide}
      takesFocus={takesFocus}
    />
  );
}
