import styled from '@emotion/styled';
import { PROPERTY_TYPES, type PropertyType, REEL_ACTIONS, type ReelAction } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { useLocale } from '../../foundation/useLocale.ts';

/** Filters besides search text and city. */
export interface ReelFilterValues {
  action?: ReelAction | undefined;
  type?: PropertyType | undefined;
  /** Whole pounds; per month for rent. */
  max_price?: number | undefined;
}

export interface ReelFiltersProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  value: ReelFilterValues;
  onChange(value: ReelFilterValues): void;
}

const Root = styled('div')({ display: 'grid', gap: 12, minInlineSize: 0 });

const ALL = 'all';
const SALE_CEILINGS = [3_000_000, 6_000_000, 12_000_000] as const;
const RENT_CEILINGS = [10_000, 20_000, 40_000] as const;

export function ReelFilters({ value, onChange, ...div }: ReelFiltersProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { action, type, max_price } = value;
  const any = (text: string) => ({ value: ALL, text });
  const ceilings = action === 'rent' ? RENT_CEILINGS : SALE_CEILINGS;
  return (
    <Root {...div}>
      <ChoiceChips
        legend={t('reels:search.action')}
        hideLegend
        inline
        name="action"
        choices={[
          any(t('reels:search.anyAction')),
          ...REEL_ACTIONS.map((one) => ({
            value: one,
            text: t(one === 'rent' ? 'vocabulary:action.forrent' : 'vocabulary:action.forsell'),
          })),
        ]}
        chosen={[action ?? ALL]}
        // A monthly price does not apply to a sale.
        onChoose={([one]) => onChange({ type, action: REEL_ACTIONS.find((known) => known === one) })}
      />
      <ChoiceChips
        legend={t('reels:search.kind')}
        hideLegend
        inline
        name="type"
        choices={[
          any(t('reels:search.anyKind')),
          ...PROPERTY_TYPES.map((one) => ({ value: one, text: t(`vocabulary:type.${one}`) })),
        ]}
        chosen={[type ?? ALL]}
        onChoose={([one]) => onChange({ ...value, type: PROPERTY_TYPES.find((known) => known === one) })}
      />
      <ChoiceChips
        legend={t('reels:search.price')}
        hideLegend
        inline
        name="max_price"
        choices={[
          any(t('reels:search.anyPrice')),
          ...ceilings.map((amount) => ({
            value: String(amount),
            text: t('reels:search.upTo', { amount: formatNumber(amount, language) }),
          })),
        ]}
        chosen={[max_price === undefined ? ALL : String(max_price)]}
        onChoose={([one]) =>
          onChange({ ...value, max_price: one === undefined || one === ALL ? undefined : Number(one) })
        }
      />
    </Root>
  );
}
