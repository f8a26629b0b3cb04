import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { useNarrow } from '../../foundation/useNarrow.ts';
import { filterPanelStyles } from './filterPanelStyles.ts';
import type { FilterPanelFormProps } from './formProps.ts';
import { loadFilterForm } from './loadFilterForm.ts';

type DialogProps = Omit<PanelProps, keyof FilterPanelFormProps | 'label' | 'placement' | 'children'>;

export interface FilterPanelProps extends DialogProps, FilterPanelFormProps {
  open: boolean;
  /** Asked for by Escape, a press outside, the close button, or a drag downwards. */
  onClose(): void;
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
  facets,
  counting,
  categories,
  governorates,
  features,
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
    facets,
    counting,
    categories,
    governorates,
    features,
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
      initialFocus="content"
    >
      <Suspense fallback={<div className="waiting" aria-busy />}>
        <FilterForm key={opening.number} {...form} />
      </Suspense>
    </Root>
  );
}
