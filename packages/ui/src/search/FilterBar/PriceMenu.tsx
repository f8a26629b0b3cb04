import type { Action } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { removeFilter, replaceFilter } from '../filters/filterState.ts';
import { QuickMenu, type QuickMenuSharedProps } from './QuickMenu.tsx';

/** Upper limits in EGP; per month for rent. */
const PRICE_CAPS: Record<Action, readonly number[]> = {
  forsell: [1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, 20_000_000],
  forrent: [5_000, 10_000, 15_000, 25_000, 50_000, 100_000],
};

interface PriceMenuProps extends QuickMenuSharedProps {
  action: Action;
}

/** Common upper limits, and a link to the panel for others. */
export function PriceMenu({ value, getHref, getPanelHref, text, step, isDeferred, action }: PriceMenuProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <QuickMenu
      label={t('search:label.price')}
      text={text}
      step={step}
      isDeferred={isDeferred}
      removeHref={getHref(removeFilter(value, 'price'))}
      choices={() =>
        PRICE_CAPS[action].map((cap) => ({
          text: t('search:chip.upTo', { amount: t('common:money', { amount: formatAmount(cap, language, t) }) }),
          href: getHref(replaceFilter(value, 'price', { max_price: cap })),
          isChosen: value.max_price === cap && value.min_price === undefined,
        }))
      }
      other={{ text: t('search:otherValue'), href: getPanelHref('price') }}
    />
  );
}
