import type { PropertyCard } from '@mashrabiya/contract';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { signedInAtom } from '../atoms/app.ts';
import { markOfAtom } from '../atoms/marks.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { paths } from '../routing/paths.ts';
import { compareToolOf } from './CompareCard.tsx';

const hrefOf = (property: Pick<PropertyCard, 'id'>) => paths.property(property.id);

/** What every list of cards needs: where a card leads, and what its heart does. */
export function useCardWiring() {
  const signedIn = useAtomValue(signedInAtom);
  const showToast = useSetAtom(showToastAtom);
  const { t } = useTranslation();
  // How this device marks homes comes once the page has come to life.
  const [markOf, bringMarks] = useAtom(markOfAtom);
  useEffect(() => void bringMarks(), [bringMarks]);
  return useMemo(
    () => ({
      hrefOf,
      markOf,
      toolsOf: compareToolOf,
      onLove: () => {
        if (!signedIn) showToast({ kind: 'info', message: t('pages.login.love'), about: 'property' });
      },
    }),
    [signedIn, showToast, t, markOf],
  );
}
