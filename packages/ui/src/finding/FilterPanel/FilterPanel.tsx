import styled from '@emotion/styled';
import type { Action, Category, Governorate } from '@mashrabiya/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import type { FilterGroup, FilterLimits, FilterState } from '../filters/filterState.ts';
import { filterPanelStyles } from './filterPanelStyles.ts';
import { loadFilterForm } from './loadFilterForm.ts';
import { useNarrow } from './useNarrow.ts';

export interface FilterPanelProps extends Omit<PanelProps, 'onChange' | 'label' | 'placement' | 'children'> {
  open: boolean;
  /** Asked for by Escape, a press outside, the close button, or a drag downwards. */
  onClose(): void;
  /** The filters that the list has. */
  value: FilterState;
  /** The new filters, valid. Takes the place of the browser's own GET. */
  onApply(value: FilterState): void;
  /** At each change that leaves the draft valid; for counting. Not debounced. */
  onChange?(draft: FilterState): void;
  /** Homes that the draft finds; undefined while it is not known. */
  count?: number;
  categories: readonly Category[];
  governorates: readonly Governorate[];
  /** From the site's configuration; without them amounts have no upper end. */
  limits?: FilterLimits;
  /** Whether sale or rent is a filter here, as in search results. */
  showAction?: boolean;
  /** What the list holds where action is not a filter: rents are per month. */
  listAction?: Action;
  /** The group of fields to open at. */
  group?: FilterGroup;
  /** Where the form goes without script, by GET with the fields of `FilterState`. */
  action: string;
  /** What the address holds beside filters and must keep, e.g. `{ query: 'شقة' }`. */
  keep?: Readonly<Record<string, string>>;
}

const FilterForm = lazy(loadFilterForm);
const Root = styled(Panel)(filterPanelStyles);

/**
 * Every filter, in a sheet from below on a phone and a side panel on a desk. Its fields come when it first opens, and
 * start from `value` at each opening.
 */
export function FilterPanel({
  open,
  onClose,
  value,
  onApply,
  onChange,
  count,
  categories,
  governorates,
  limits,
  showAction,
  listAction,
  group,
  action,
  keep,
  ...panel
}: FilterPanelProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const [opening, setOpening] = useState({ open, number: 0 });
  if (opening.open !== open) setOpening({ open, number: opening.number + (open ? 1 : 0) });
  const form = {
    onClose,
    value,
    onApply,
    onChange,
    count,
    categories,
    governorates,
    limits,
    showAction,
    listAction,
    group,
    action,
    keep,
  };
  return (
    <Root
      {...panel}
      data-open={open}
      open={open}
      onClose={onClose}
      label={t('finding.filters')}
      placement={narrow ? 'bottom' : 'end'}
    >
      <Suspense fallback={<div className="waiting" aria-busy />}>
        <FilterForm key={opening.number} {...form} />
      </Suspense>
    </Root>
  );
}
