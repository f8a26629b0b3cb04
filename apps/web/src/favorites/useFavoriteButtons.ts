import type { PropertyCard } from '@mashrabiya/contract';
import type { CardWiring } from '@mashrabiya/ui';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { signedInAtom } from '../session/atoms.ts';
import { useLoginToast } from '../session/useRequireLogin.ts';

type RenderFavoriteButton = NonNullable<CardWiring['renderFavoriteButton']>;

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
export function useFavoriteButtons(): Pick<CardWiring, 'renderFavoriteButton' | 'onFavorite'> {
  const { t } = useTranslation();
  const store = useStore();
  const signedIn = useAtomValue(signedInAtom);
  const renderFavoriteButton = useAtomValue(loadedButtonAtom)?.renderFavoriteButton;
  const loadButton = useSetAtom(loadButtonAtom);
  const needLogin = useLoginToast();
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (signedIn) void loadButton();
  }, [signedIn, loadButton]);

  const onFavorite = useCallback(
    ({ id }: PropertyCard) => {
      const addFavorite = async () => {
        const about = 'property';
        const added = import('./atoms.ts').then(({ addFavoriteAtom }) => store.set(addFavoriteAtom, id));
        await added.then(
          () => showToast({ kind: 'success', message: t('listings:love.added'), about }),
          () => showToast({ kind: 'error', message: t('pages:login.failed'), about }),
        );
      };
      // A logged-in user gets this button only until the code of `renderFavoriteButton` has loaded.
      if (store.get(signedInAtom)) void addFavorite();
      else needLogin({ message: t('pages:login.love'), resume: () => void addFavorite() });
    },
    [needLogin, showToast, store, t],
  );
  return useMemo(
    () => (signedIn && renderFavoriteButton ? { renderFavoriteButton } : { onFavorite }),
    [signedIn, renderFavoriteButton, onFavorite],
  );
}
