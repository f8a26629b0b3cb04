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
  chosen: FavoriteFilterState;
  counts: FavoriteCounts | undefined;
  onChange(chosen: FavoriteFilterState): void;
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
export function FavoriteFilters({ chosen, counts, onChange, children, ...div }: FavoriteFiltersProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const allOption = { value: ALL, text: t('account:favorites.all') };
  const formatCount = (text: string, count = 0) =>
    t('account:favorites.counted', { text, count: formatNumber(count, language) });
  const hasFilters =
    !counts ||
    counts.offered + counts.gone >= MIN_FILTERED_COUNT ||
    Object.values(chosen).some((choice) => choice !== undefined);
  const actions = ACTIONS.filter((action) => counts?.action[action] || action === chosen.action);
  const types = PROPERTY_TYPES.filter((type) => counts?.type[type] || type === chosen.type);
  return (
    <Root {...div}>
      {hasFilters && (
        <>
          <SelectField
            label={t('search:label.action')}
            value={chosen.action ?? ALL}
            loading={!counts}
            options={[
              allOption,
              ...actions.map((action) => ({
                value: action,
                text: formatCount(t(`vocabulary:action.${action}`), counts?.action[action]),
              })),
            ]}
            onChange={(next) => onChange({ ...chosen, action: ACTIONS.find((action) => action === next) })}
          />
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
        </>
      )}
      {children && <div className="actionButtons">{children}</div>}
    </Root>
  );
}
