import type { PropertyCard } from '@mashrabiya/contract';
import type { CardWiring } from '@mashrabiya/ui';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { signedInAtom } from '../session/atoms.ts';
import { useLoginToast } from '../session/useAskLogin.ts';

type HeartOf = NonNullable<CardWiring['heartOf']>;

const loadedHeartAtom = atom<{ heartOf: HeartOf } | undefined>(undefined);
const loadHeartAtom = atom(null, async (get, set) => {
  if (get(loadedHeartAtom)) return;
  try {
    set(loadedHeartAtom, { heartOf: (await import('./Heart.tsx')).heartOf });
  } catch {
    // The next press loads the code again.
  }
});

/** Favorite buttons. For visitors a press opens the login and adds the favorite afterwards. */
export function useHearts(): Pick<CardWiring, 'heartOf' | 'onLove'> {
  const { t } = useTranslation();
  const store = useStore();
  const signedIn = useAtomValue(signedInAtom);
  const heartOf = useAtomValue(loadedHeartAtom)?.heartOf;
  const loadHeart = useSetAtom(loadHeartAtom);
  const needLogin = useLoginToast();
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (signedIn) void loadHeart();
  }, [signedIn, loadHeart]);

  const onLove = useCallback(
    ({ id }: PropertyCard) => {
      const fill = async () => {
        const about = 'property';
        const filled = import('./atoms.ts').then(({ fillHeartAtom }) => store.set(fillHeartAtom, id));
        await filled.then(
          () => showToast({ kind: 'success', message: t('homes:love.added'), about }),
          () => showToast({ kind: 'error', message: t('pages:login.failed'), about }),
        );
      };
      // The user's favorites may still be loading.
      if (store.get(signedInAtom)) void fill();
      else needLogin({ message: t('pages:login.love'), act: () => void fill() });
    },
    [needLogin, showToast, store, t],
  );
  return useMemo(() => (signedIn && heartOf ? { heartOf } : { onLove }), [signedIn, heartOf, onLove]);
}
