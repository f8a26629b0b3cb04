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
  const toAnyOption = (text: string) => ({ value: ALL, text });
  const ceilings = action === 'rent' ? RENT_CEILINGS : SALE_CEILINGS;
  return (
    <Root {...div}>
      <ChoiceChips
        legend={t('reels:search.action')}
        hideLegend
        inline
        name="action"
        choices={[
          toAnyOption(t('reels:search.anyAction')),
          ...REEL_ACTIONS.map((reelAction) => ({
            value: reelAction,
            text: t(reelAction === 'rent' ? 'vocabulary:action.forrent' : 'vocabulary:action.forsell'),
          })),
        ]}
        chosen={[action ?? ALL]}
        // A monthly price does not apply to a sale.
        onChoose={([chosenAction]) =>
          onChange({ type, action: REEL_ACTIONS.find((candidate) => candidate === chosenAction) })
        }
      />
      <ChoiceChips
        legend={t('reels:search.kind')}
        hideLegend
        inline
        name="type"
        choices={[
          toAnyOption(t('reels:search.anyKind')),
          ...PROPERTY_TYPES.map((propertyType) => ({
            value: propertyType,
            text: t(`vocabulary:type.${propertyType}`),
          })),
        ]}
        chosen={[type ?? ALL]}
        onChoose={([chosenType]) =>
          onChange({ ...value, type: PROPERTY_TYPES.find((candidate) => candidate === chosenType) })
        }
      />
      <ChoiceChips
        legend={t('reels:search.price')}
        hideLegend
        inline
        name="max_price"
        choices={[
          toAnyOption(t('reels:search.anyPrice')),
          ...ceilings.map((amount) => ({
            value: String(amount),
            text: t('reels:search.upTo', { amount: formatNumber(amount, language) }),
          })),
        ]}
        chosen={[max_price === undefined ? ALL : String(max_price)]}
        onChoose={([chosenCeiling]) =>
          onChange({
            ...value,
            max_price: chosenCeiling === undefined || chosenCeiling === ALL ? undefined : Number(chosenCeiling),
          })
        }
      />
    </Root>
  );
}
