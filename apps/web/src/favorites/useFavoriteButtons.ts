import type { PropertyCard } from '@mashrabiya/contract';
import type { CardCallbacks } from '@mashrabiya/ui';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { signedInAtom } from '../session/atoms.ts';
import { useLoginToast } from '../session/useRequireLogin.ts';

type RenderFavoriteButton = NonNullable<CardCallbacks['renderFavoriteButton']>;

const loadedButtonAtom = atom<{ renderFavoriteButton: RenderFavoriteButton } | undefined>(undefined);
const loadButtonAtom = atom(null, async (get, set) => {
  if (get(loadedButtonAtom)) return;
  try {
    set(loadedButtonAtom, {
      renderFavoriteButton: (await import('./PropertyFavoriteButton.tsx')).renderFavoriteButton,
    });
  } catch {
    // The next press loads the code again.
  }
});

/** Favorite buttons. For visitors a press opens the login and adds the favorite afterwards. */
export function useFavoriteButtons(): Pick<CardCallbacks, 'renderFavoriteButton' | 'onFavorite'> {
  const { t } = useTranslation();
  const store = useStore();
  const isSignedIn = useAtomValue(signedInAtom);
  const renderFavoriteButton = useAtomValue(loadedButtonAtom)?.renderFavoriteButton;
  const loadButton = useSetAtom(loadButtonAtom);
  const showLoginToast = useLoginToast();
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (isSignedIn) void loadButton();
  }, [isSignedIn, loadButton]);

  const onFavorite = useCallback(
    ({ id }: PropertyCard) => {
      const addFavorite = async () => {
        const about = 'property';
        const addition = import('./atoms.ts').then(({ addFavoriteAtom }) => store.set(addFavoriteAtom, id));
        await addition.then(
          () => showToast({ kind: 'success', message: t('listings:love.added'), about }),
          () => showToast({ kind: 'error', message: t('pages:login.failed'), about }),
        );
      };
      // A logged-in user gets this button only until the code of `renderFavoriteButton` has loaded.
      if (store.get(signedInAtom)) void addFavorite();
      else showLoginToast({ message: t('pages:login.love'), resume: () => void addFavorite() });
    },
    [showLoginToast, showToast, store, t],
  );
  return useMemo(
    () => (isSignedIn && renderFavoriteButton ? { renderFavoriteButton } : { onFavorite }),
    [isSignedIn, renderFavoriteButton, onFavorite],
  );
}
