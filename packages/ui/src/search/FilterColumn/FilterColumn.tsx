import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { FilterGroups } from '../FilterPanel/FilterGroups.tsx';
import type { FilterFormProps } from '../FilterPanel/formProps.ts';
import { HiddenFilterFields } from '../FilterPanel/HiddenFilterFields.tsx';
import { AMOUNT_FIELDS, useFilterDraft } from '../FilterPanel/useFilterDraft.ts';
import type { AmountField } from '../filters/checkFilters.ts';
import { areFiltersEqual, countFilters } from '../filters/filterState.ts';
import { filterColumnStyles } from './filterColumnStyles.ts';

export interface FilterColumnProps extends Omit<FilterFormProps, 'onChange'> {
  /** Number of history navigations; each one resets the form to the list's filters. */
  historyNavigations?: number;
  className?: string;
}

const Root = styled('form')(filterColumnStyles);

/** All filters beside the list, on a desktop. Applies a choice at once, an amount on blur, Enter or slider release. */
export function FilterColumn({
  value,
  onApply,
  action,
  preservedParams,
  className,
  showAction,
  historyNavigations,
  ...props
}: FilterColumnProps) {
  const { t } = useTranslation();
  const { categories, governorates, limits, counting } = props;
  const fields = useFilterDraft({ value, categories, governorates, limits, historyNavigations });
  const { draft, leave } = fields;

  const apply = (next: ReturnType<typeof fields.choose>) => {
    if (Object.keys(next.problems).length) return leave(...AMOUNT_FIELDS);
    if (areFiltersEqual(next.draft, value)) return;
    fields.recordRequest(next.draft);
    onApply(next.draft);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(fields);
  };
  const applyingFields = {
    ...fields,
    choose: (changes: Parameters<typeof fields.choose>[0]) => {
      const next = fields.choose(changes);
      apply(next);
      return next;
    },
    slide: (field: AmountField, text: string) => {
      const next = fields.slide(field, text);
      apply(next);
      return next;
    },
    leave: (...left: AmountField[]) => {
      leave(...left);
      apply(fields);
    },
  };
  const hasNoFilters =
    countFilters(draft, showAction) === 0 && AMOUNT_FIELDS.every((field) => !fields.typedTexts[field]);

  return (
    <Root
      className={className}
      action={action}
      method="get"
      noValidate
      aria-label={t('search:filters')}
      onSubmit={submit}
    >
      <div className="head">
        <h2>{t('search:filters')}</h2>
        <Button type="button" variant="text" disabled={hasNoFilters} onClick={() => apply(fields.clear())}>
          {t('search:clearAll')}
        </Button>
      </div>
      <HiddenFilterFields
        {...{ preservedParams, draft, showAction, categories }}
        features={props.features}
        now={props.now}
      />
      <FilterGroups
        {...props}
        showAction={showAction}
        fields={applyingFields}
        counting={counting || !areFiltersEqual(draft, value)}
        prefix="column"
      />
      {/* Enter in a field submits a form only if it has a submit button. */}
      <button type="submit" hidden />
    </Root>
  );
}
