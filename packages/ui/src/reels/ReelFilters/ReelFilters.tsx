import styled from '@emotion/styled';
import { PROPERTY_TYPES, type PropertyType, REEL_ACTIONS, type ReelAction } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';

/** Filters besides search text. */
interface ReelFilterValues {
  city?: number | undefined;
  action?: ReelAction | undefined;
  type?: PropertyType | undefined;
  /** Whole pounds; per month for rent. */
  max_price?: number | undefined;
}

export interface ReelFiltersProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  value: ReelFilterValues;
  /** Cities with reels, most reels first; undefined while loading. */
  cities: readonly { id: number; name: string }[] | undefined;
  onChange(value: ReelFilterValues): void;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  minInlineSize: 0,
  '& > .MuiFormControl-root': { flex: '1 1 140px', maxInlineSize: 240 },
  // No filter has a hint or an error.
  '&& .below': { display: 'none' },
});

const ALL = 'all';
const SALE_CEILINGS: readonly number[] = [3_000_000, 6_000_000, 12_000_000];
const RENT_CEILINGS: readonly number[] = [10_000, 20_000, 40_000];

const toNumber = (choice: string) => (choice === ALL ? undefined : Number(choice));

export function ReelFilters({ value, cities, onChange, ...div }: ReelFiltersProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { city, action, type, max_price } = value;
  const usualCeilings = action === 'rent' ? RENT_CEILINGS : SALE_CEILINGS;
  // A link may contain another amount.
  const ceilings =
    max_price === undefined || usualCeilings.includes(max_price)
      ? usualCeilings
      : [...usualCeilings, max_price].toSorted((a, b) => a - b);
  return (
    <Root {...div}>
      <SelectField
        label={t('reels:search.city')}
        name="city"
        loading={!cities}
        options={[
          { value: ALL, text: t('reels:search.allCities') },
          ...(cities ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
        value={String(city ?? ALL)}
        onChange={(choice) => onChange({ ...value, city: toNumber(choice) })}
      />
      <SelectField
        label={t('reels:search.action')}
        name="action"
        options={[
          { value: ALL, text: t('reels:search.anyAction') },
          ...REEL_ACTIONS.map((reelAction) => ({
            value: reelAction,
            text: t(reelAction === 'rent' ? 'vocabulary:action.forrent' : 'vocabulary:action.forsell'),
          })),
        ]}
        value={action ?? ALL}
        // A monthly price does not apply to a sale.
        onChange={(choice) => onChange({ city, type, action: REEL_ACTIONS.find((option) => option === choice) })}
      />
      <SelectField
        label={t('reels:search.kind')}
        name="type"
        options={[
          { value: ALL, text: t('reels:search.anyKind') },
          ...PROPERTY_TYPES.map((propertyType) => ({
            value: propertyType,
            text: t(`vocabulary:type.${propertyType}`),
          })),
        ]}
        value={type ?? ALL}
        onChange={(choice) => onChange({ ...value, type: PROPERTY_TYPES.find((option) => option === choice) })}
      />
      <SelectField
        label={t('reels:search.price')}
        name="max_price"
        options={[
          { value: ALL, text: t('reels:search.anyPrice') },
          ...ceilings.map((amount) => ({
            value: String(amount),
            text: t('reels:search.upTo', { amount: formatNumber(amount, language) }),
          })),
        ]}
        value={String(max_price ?? ALL)}
        onChange={(choice) => onChange({ ...value, max_price: toNumber(choice) })}
      />
    </Root>
  );
}
