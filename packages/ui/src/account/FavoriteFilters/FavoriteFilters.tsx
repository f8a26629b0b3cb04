import styled from '@emotion/styled';
import { ACTIONS, type Action, type FavoriteCounts, PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { maxWidthQuery } from '../../theme/tokens.ts';

interface FavoriteFilterState {
  action?: Action | undefined;
  type?: PropertyType | undefined;
  gover?: number | undefined;
}

export interface FavoriteFiltersProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  value: FavoriteFilterState;
  counts: FavoriteCounts | undefined;
  onChange(value: FavoriteFilterState): void;
  /** Further actions on the list. */
  children?: ReactNode;
}

const ALL = 'all';
/** A shorter list needs no filters. */
const MIN_FILTERED_COUNT = 3;
const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& > .MuiFormControl-root': { flex: '1 1 140px', maxInlineSize: 240 },
  '& .below': { display: 'none' },
  '& .actionButtons': { display: 'flex', flexWrap: 'wrap', gap: 12, marginInlineStart: 'auto' },
  [`@media ${maxWidthQuery('largePhone')}`]: {
    '& > .MuiFormControl-root': { maxInlineSize: 'none' },
    '& .actionButtons': { marginInlineStart: 0 },
  },
});

/** Toolbar of the favorites: filters with counts, then the actions. Empty choices are hidden. */
export function FavoriteFilters({ value, counts, onChange, children, ...div }: FavoriteFiltersProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const allOption = { value: ALL, text: t('account:favorites.all') };
  const formatCount = (text: string, count = 0) =>
    t('account:favorites.counted', { text, count: formatNumber(count, language) });
  const hasFilters =
    !counts ||
    counts.offered + counts.gone >= MIN_FILTERED_COUNT ||
    Object.values(value).some((choice) => choice !== undefined);
  const actions = ACTIONS.filter((action) => counts?.action[action] || action === value.action);
  const types = PROPERTY_TYPES.filter((type) => counts?.type[type] || type === value.type);
  return (
    <Root {...div}>
      {hasFilters && (
        <>
          <SelectField
            label={t('search:label.action')}
            value={value.action ?? ALL}
            loading={!counts}
            options={[
              allOption,
              ...actions.map((action) => ({
                value: action,
                text: formatCount(t(`vocabulary:action.${action}`), counts?.action[action]),
              })),
            ]}
            onChange={(next) => onChange({ ...value, action: ACTIONS.find((action) => action === next) })}
          />
          <SelectField
            label={t('account:favorites.type')}
            value={value.type ?? ALL}
            loading={!counts}
            options={[
              allOption,
              ...types.map((type) => ({
                value: type,
                text: formatCount(t(`vocabulary:type.${type}`), counts?.type[type]),
              })),
            ]}
            onChange={(next) => onChange({ ...value, type: PROPERTY_TYPES.find((type) => type === next) })}
          />
          <SelectField
            label={t('account:favorites.place')}
            value={value.gover === undefined ? ALL : String(value.gover)}
            loading={!counts}
            options={[
              allOption,
              ...(counts?.gover ?? []).map(({ id, name, total }) => ({
                value: String(id),
                text: formatCount(name, total),
              })),
            ]}
            onChange={(next) => onChange({ ...value, gover: next === ALL ? undefined : Number(next) })}
          />
        </>
      )}
      {children && <div className="actionButtons">{children}</div>}
    </Root>
  );
}
