import type { OwnProperty } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

/** Returns a function for the text of an ad's `StatusChip`, if it says more than the availability: paused or sold. */
export function useAdChipText() {
  const { t } = useTranslation();
  return ({ withheld, closed_as }: Pick<OwnProperty, 'withheld' | 'closed_as'>): string | undefined => {
    if (withheld === 'paused') return t('myListings:run.pausedChip');
    return closed_as ? t(`myListings:run.closedChip.${closed_as}`) : undefined;
  };
}
