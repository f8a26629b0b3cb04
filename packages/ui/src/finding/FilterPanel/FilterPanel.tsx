import type { Category, Governorate } from '@mashrabiya/contract';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterGroup, FilterLimits, FilterState } from '../filters/filterState.ts';

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onChange' | 'open' | 'onClose'> {
  open: boolean;
  /** Asked for by Escape, a click outside, the close button, or a drag downwards. */
  onClose(): void;
  /** The filters that the list has. */
  value: FilterState;
  /** The new filters, valid. Takes the place of the browser's own GET. */
  onApply(value: FilterState): void;
  /** At each change that is valid; for counting. Not debounced. */
  onChange?(draft: FilterState): void;
  /** Homes that the draft finds; undefined while it is not known. */
  count?: number;
  categories: readonly Category[];
  governorates: readonly Governorate[];
  /** From the site's configuration; without them amounts have no upper end. */
  limits?: FilterLimits;
  /** Whether sale or rent is a filter here, as in search results. */
  showAction?: boolean;
  /** The group of fields to open at. */
  group?: FilterGroup;
  /** Where the form goes by itself, by GET with the fields of `FilterState`. */
  action: string;
  /** What the address holds beside filters and must keep, e.g. `{ query: 'شقة' }`. */
  keep?: Readonly<Record<string, string>>;
}

const Root = styled('dialog')({});

/** Every filter, in a sheet from below on a phone and a side panel on a desk. Its own module: it comes when opened. */
export function FilterPanel({
  open,
  onClose,
  value,
  onApply,
  onChange: _onChange,
  count: _count,
  categories: _categories,
  governorates: _governorates,
  limits: _limits,
  showAction: _showAction = false,
  group: _group,
  action: _action,
  keep: _keep,
  ...dialog
}: FilterPanelProps) {
  const { t } = useTranslation();
  return (
    <Root {...dialog} open={open} aria-label={t('finding.filters')}>
      <button type="button" onClick={onClose}>
        {t('finding.closeFilters')}
      </button>
      <button type="button" onClick={() => onApply(value)}>
        {t('finding.showHomesUncounted')}
      </button>
    </Root>
  );
}
