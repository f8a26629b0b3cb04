import styled from '@emotion/styled';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../foundation/hooks/useIsNarrow.ts';
import { lazyPart } from '../../foundation/lazyPart/lazyPart.tsx';
import { Panel } from '../../foundation/Panel/Panel.tsx';
import { filterFormStyles, filterPanelStyles } from './filterPanelStyles.ts';
import type { FilterPanelFormProps } from './formProps.ts';
import { loadFilterForm } from './loadFilterForm.ts';

export interface FilterPanelProps extends FilterPanelFormProps {
  open: boolean;
  /** Called on Escape, a press outside, the close button, or a drag downwards. */
  onClose(): void;
}

const FilterForm = lazyPart(loadFilterForm);
const Root = styled(Panel)(filterPanelStyles);
const InPage = styled('section')(filterFormStyles);

/**
 * Filter panel: a sheet from the bottom on a phone, a side panel on a desktop. Its fields load on first opening, and
 * start from `value` each time.
 */
export function FilterPanel({ open, ...fields }: FilterPanelProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const form = (
    <Suspense fallback={<div className="waiting" aria-busy />}>
      <FilterForm {...fields} />
    </Suspense>
  );
  return (
    <>
      {/* Without JavaScript, the panel's address shows the form in the page. */}
      {open && (
        <noscript>
          <InPage>{form}</InPage>
        </noscript>
      )}
      <Root open={open} onClose={fields.onClose} label={t('search:filters')} placement={isNarrow ? 'bottom' : 'end'}>
        {form}
      </Root>
    </>
  );
}
