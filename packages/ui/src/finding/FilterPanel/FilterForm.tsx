import { formatNumber } from '@mashrabiya/i18n';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { countFilters, type FilterState } from '../filters/filterState.ts';
import { writeFilters } from '../filters/readFilters.ts';
import { FilterGroups } from './FilterGroups.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { AMOUNT_FIELDS, useFilterDraft } from './useFilterDraft.ts';

type FilterFormProps = Omit<FilterPanelProps, 'open'>;

/** The fields of the filter panel: a GET form that works by itself, and better with script. */
export default function FilterForm({
  onClose,
  value,
  onApply,
  onChange,
  count,
  categories,
  governorates,
  limits,
  showAction = false,
  listAction,
  group,
  action,
  keep = {},
}: FilterFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const fields = useFilterDraft({ value, categories, governorates, limits, onChange });
  const { draft, problems, leave, clear, adopt } = fields;

  const adoptWhatWasChosen = useEffectEvent(() => {
    if (form.current) adopt(new FormData(form.current));
  });
  useEffect(() => adoptWhatWasChosen(), []);
  useEffect(() => {
    if (!group) return;
    // After the dialog has put the focus on its first control.
    const frame = requestAnimationFrame(() => {
      const part = form.current?.querySelector<HTMLElement>(`#filter-${group}`);
      part?.scrollIntoView({ block: 'start' });
      part?.querySelector<HTMLElement>('input:checked, input:not([type=hidden])')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [group]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = AMOUNT_FIELDS.find((field) => problems[field]);
    if (!wrong) return onApply(draft);
    leave(...AMOUNT_FIELDS);
    form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  const category = categories.find((one) => one.type === draft.type);
  const unshown = fieldsOf({
    ranking: draft.ranking,
    category_id: draft.category_id,
    subcategory_id: category ? undefined : draft.subcategory_id,
    action: showAction ? undefined : draft.action,
  });
  const chosenCount = countFilters(draft, showAction);
  const untouched = chosenCount === 0 && AMOUNT_FIELDS.every((field) => !fields.typed[field]);

  return (
    <form ref={form} action={action} method="get" noValidate onSubmit={submit}>
      <header>
        <h2>{t('finding.filters')}</h2>
        <span className="chosen">{chosenCount > 0 && t('finding.filtersChosen', { count: chosenCount })}</span>
        <IconButton icon={X} label={t('finding.closeFilters')} onClick={onClose} />
      </header>
      {Object.entries({ ...keep, ...unshown }).map(([name, kept]) => (
        <input key={name} type="hidden" name={name} value={kept} />
      ))}
      <FilterGroups
        fields={fields}
        categories={categories}
        governorates={governorates}
        showAction={showAction}
        listAction={listAction}
      />
      <footer>
        <Button look="quiet" onClick={clear} disabled={untouched}>
          {t('finding.clearAll')}
        </Button>
        <Button type="submit" className="show">
          <span aria-live="polite">
            {count === undefined
              ? t('finding.showHomesUncounted')
              : t('finding.showHomes', { count, number: formatNumber(count, language) })}
          </span>
        </Button>
      </footer>
    </form>
  );
}

/** What has no field of its own at present, to be carried along. */
const fieldsOf = (state: FilterState): Record<string, string> => Object.fromEntries(writeFilters(state));
