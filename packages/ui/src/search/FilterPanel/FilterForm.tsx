import { formatTotal } from '@mashrabiya/i18n';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { countFilters } from '../filters/filterState.ts';
import { FilterGroups } from './FilterGroups.tsx';
import type { FilterPanelFormProps } from './formProps.ts';
import { HiddenFilterFields } from './HiddenFilterFields.tsx';
import { AMOUNT_FIELDS, useFilterDraft } from './useFilterDraft.ts';

/** Fields of the filter panel: a GET form that works without JavaScript. */
export default function FilterForm({
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
  showAction = false,
  listAction,
  group,
  action,
  preservedParams,
  now,
}: FilterPanelFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const fields = useFilterDraft({ value, categories, governorates, limits, onChange });
  const { draft, problems, leave, clear, adopt } = fields;

  const adoptChosenValues = useEffectEvent(() => {
    if (form.current) adopt(new FormData(form.current));
  });
  useEffect(() => adoptChosenValues(), []);
  useEffect(() => {
    if (!group) return;
    // Waits a frame, until the dialog has moved the focus.
    const frame = requestAnimationFrame(() => {
      const part = form.current?.querySelector<HTMLElement>(`#filter-${group}`);
      part?.scrollIntoView({ block: 'start' });
      const field = ['input:checked', 'input:not([type=hidden])'].flatMap(
        (selector) => part?.querySelector<HTMLElement>(selector) ?? [],
      );
      field[0]?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [group]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalidField = AMOUNT_FIELDS.find((field) => problems[field]);
    if (!invalidField) return onApply(draft);
    leave(...AMOUNT_FIELDS);
    form.current?.querySelector<HTMLElement>(`[name=${invalidField}]`)?.focus();
  };
  const total = facets?.total;
  const chosenCount = countFilters(draft, showAction);
  const hasNoFilters = chosenCount === 0 && AMOUNT_FIELDS.every((field) => !fields.typedTexts[field]);

  return (
    <form ref={form} action={action} method="get" noValidate onSubmit={submit}>
      <header>
        <h2>{t('search:filters')}</h2>
        <span className="filterCount">{chosenCount > 0 && t('search:filtersChosen', { count: chosenCount })}</span>
        <IconButton icon={X} label={t('search:closeFilters')} onClick={onClose} />
      </header>
      <HiddenFilterFields {...{ preservedParams, draft, categories, features, showAction, now }} />
      <FilterGroups
        prefix="filter"
        {...{ fields, categories, governorates, features, facets, counting, showAction, listAction, now }}
      />
      <footer>
        <Button variant="text" onClick={clear} disabled={hasNoFilters}>
          {t('search:clearAll')}
        </Button>
        <Button type="submit" className="showResults">
          <span aria-live="polite" aria-busy={counting} className={counting ? 'counting' : undefined}>
            {total === undefined
              ? t('search:showHomesUncounted')
              : t('search:showHomes', { count: total, number: formatTotal(total, language) })}
          </span>
        </Button>
      </footer>
    </form>
  );
}
