import {
  EmptyFallback,
  lazyPart,
  type MissingPartDetail,
  OfflineNotice,
  PART_MISSING,
  UpdateNotice,
  useIsOnline,
} from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchFailed } from '../api/queryClient.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { reloadForNewRelease } from '../release/newRelease.ts';
import { signedInAtom } from '../session/atoms.ts';
import { preloadParts } from './preloadParts.ts';

const LiveUpdates = lazyPart(() => import('../live/LiveUpdates.tsx'), EmptyFallback);

/** Reports a lost network, failed requests and a new release, and follows messages. */
export default function ConnectionMonitor() {
  const { t, i18n } = useTranslation();
  const isOnline = useIsOnline();
  const signedIn = useAtomValue(signedInAtom);
  const showToast = useSetAtom(showToastAtom);
  const [isReleaseAvailable, setIsReleaseAvailable] = useState(false);

  const queryClient = useAtomValue(queryClientAtom);

  useEffect(() => preloadParts(i18n), [i18n]);

  useEffect(() => {
    const onOnline = () => refetchFailed(queryClient);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [queryClient]);

  useEffect(() => {
    const onMissing = async (event: Event) => {
      const { isVisible } = (event as CustomEvent<MissingPartDetail>).detail;
      const releaseState = await reloadForNewRelease();
      if (releaseState === 'released') setIsReleaseAvailable(true);
      if (releaseState === 'unreachable' && !isVisible) showToast({ kind: 'error', message: t('pages:network') });
    };
    addEventListener(PART_MISSING, onMissing);
    return () => removeEventListener(PART_MISSING, onMissing);
  }, [showToast, t]);

  return (
    <>
      {signedIn && (
        <Suspense>
          <LiveUpdates />
        </Suspense>
      )}
      <OfflineNotice offline={!isOnline} />
      <UpdateNotice ready={isReleaseAvailable && isOnline} onReload={() => location.reload()} />
    </>
  );
}
