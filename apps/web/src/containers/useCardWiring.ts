import type { PropertyCard } from '@mashrabiya/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { signedInAtom } from '../atoms/app.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { paths } from '../routing/paths.ts';

const hrefOf = (property: Pick<PropertyCard, 'id'>) => paths.property(property.id);

/** What every list of cards needs: where a card leads, and what its heart does. */
export function useCardWiring() {
  const signedIn = useAtomValue(signedInAtom);
  const showToast = useSetAtom(showToastAtom);
  const { t } = useTranslation();
  return useMemo(
    () => ({
      hrefOf,
      onLove: () => {
        if (!signedIn) showToast({ kind: 'info', message: t('pages.login.love'), about: 'property' });
      },
    }),
    [signedIn, showToast, t],
  );
}
