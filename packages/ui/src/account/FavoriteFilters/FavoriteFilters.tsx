import styled from '@emotion/styled';
import { type FavoriteCounts, PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { maxWidthQuery } from '../../theme/tokens.ts';

export interface FavoriteFilterState {
  type?: PropertyType | undefined;
  gover?: number | undefined;
}

export interface FavoriteFiltersProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  chosen: FavoriteFilterState;
  counts: FavoriteCounts | undefined;
  onChange(chosen: FavoriteFilterState): void;
  /** Further actions on the list. */
  children?: ReactNode;
}

const ALL = 'all';
const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 280px))',
  gap: 12,
  [`@media ${maxWidthQuery('largePhone')}`]: { gridTemplateColumns: '1fr 1fr' },
  '& .acts': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 12 },
});

/** Type and place filters of the favorites, with counts; empty choices are hidden. */
export function FavoriteFilters({ chosen, counts, onChange, children, ...div }: FavoriteFiltersProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const allOption = { value: ALL, text: t('account:favorites.all') };
  const formatCount = (text: string, count = 0) =>
    t('account:favorites.counted', { text, count: formatNumber(count, language) });
  const types = PROPERTY_TYPES.filter((type) => counts?.type[type] || type === chosen.type);
  return (
    <Root {...div}>
      <SelectField
        label={t('account:favorites.type')}
        value={chosen.type ?? ALL}
        loading={!counts}
        options={[
          allOption,
          ...types.map((type) => ({
            value: type,
            text: formatCount(t(`vocabulary:type.${type}`), counts?.type[type]),
          })),
        ]}
        onChange={(next) => onChange({ ...chosen, type: PROPERTY_TYPES.find((type) => type === next) })}
      />
      <SelectField
        label={t('account:favorites.place')}
        value={chosen.gover === undefined ? ALL : String(chosen.gover)}
        loading={!counts}
        options={[
          allOption,
          ...(counts?.gover ?? []).map(({ id, name, total }) => ({
            value: String(id),
            text: formatCount(name, total),
          })),
        ]}
        onChange={(next) => onChange({ ...chosen, gover: next === ALL ? undefined : Number(next) })}
      />
      {children && <div className="acts">{children}</div>}
    </Root>
  );
}
