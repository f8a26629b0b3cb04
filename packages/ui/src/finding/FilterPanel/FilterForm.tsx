import { ACTIONS, FINISHINGS, PAYMENT_METHODS, PROPERTY_TYPES, ROOMS_OR_MORE } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips.tsx';
import { countFilters } from '../filters/filterState.ts';
import { AmountRange } from './AmountRange.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import { typeIcons } from './typeIcons.ts';
import { AMOUNT_FIELDS, useFilterDraft } from './useFilterDraft.ts';

type FilterFormProps = Omit<FilterPanelProps, 'open'>;

const ROOMS = Array.from({ length: ROOMS_OR_MORE }, (_, index) => index + 1);
const firstOf = <T extends string>(choices: readonly T[], [value]: string[]) => choices.find((one) => one === value);

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
  group,
  action,
  keep = {},
}: FilterFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { draft, problems, typed, left, choose, type, leave, clear, adopt } = useFilterDraft({
    value,
    categories,
    governorates,
    limits,
    onChange,
  });

  const adoptWhatWasChosen = useEffectEvent(() => {
    if (form.current) adopt(new FormData(form.current));
  });
  useEffect(() => adoptWhatWasChosen(), []);
  useEffect(() => {
    if (!group) return;
    // After the dialog has put the focus on its first control.
    const frame = requestAnimationFrame(() => {
      const fields = form.current?.querySelector<HTMLElement>(`#filter-${group}`);
      fields?.scrollIntoView({ block: 'start' });
      fields?.querySelector<HTMLElement>('input:checked, input:not([type=hidden])')?.focus({ preventScroll: true });
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
  const any = { value: '', text: t('finding.any') };
  const category = categories.find((one) => one.type === draft.type);
  const rooms = ROOMS.map((number) => ({
    value: String(number),
    text: number === ROOMS_OR_MORE ? t('finding.orMore', { number }) : String(number),
  }));
  const amounts = { typed, read: draft, problems, left, onType: type, onLeave: leave };
  const chosenCount = countFilters(draft, showAction);

  return (
    <form ref={form} action={action} method="get" noValidate onSubmit={submit}>
      <header>
        <h2>{t('finding.filters')}</h2>
        <span className="chosen">{chosenCount > 0 && t('finding.filtersChosen', { count: chosenCount })}</span>
        <IconButton icon={X} label={t('finding.closeFilters')} onClick={onClose} />
      </header>
      {Object.entries(keep).map(([name, kept]) => (
        <input key={name} type="hidden" name={name} value={kept} />
      ))}
      {draft.ranking !== undefined && <input type="hidden" name="ranking" value={draft.ranking} />}
      <div className="groups">
        {showAction && (
          <ChoiceChips
            id="filter-action"
            className="group"
            legend={t('finding.label.action')}
            name="action"
            choices={[any, ...ACTIONS.map((one) => ({ value: one, text: t(`vocabulary.action.${one}`) }))]}
            chosen={[draft.action ?? '']}
            onChoose={(chosen) => choose({ action: firstOf(ACTIONS, chosen) })}
          />
        )}
        <ChoiceChips
          id="filter-type"
          className="group"
          legend={t('finding.label.type')}
          name="type"
          choices={[
            any,
            ...PROPERTY_TYPES.map((one) => ({ value: one, text: t(`vocabulary.type.${one}`), icon: typeIcons[one] })),
          ]}
          chosen={[draft.type ?? '']}
          onChoose={(chosen) => choose({ type: firstOf(PROPERTY_TYPES, chosen), subcategory_id: undefined })}
        />
        {category && category.subcategories.length > 0 && (
          <ChoiceChips
            key={category.id}
            className="group"
            legend={t('finding.label.subcategory_id')}
            name="subcategory_id"
            choices={[any, ...category.subcategories.map(({ id, name }) => ({ value: String(id), text: name }))]}
            chosen={[String(draft.subcategory_id ?? '')]}
            onChoose={([id]) => choose({ subcategory_id: Number(id) || undefined })}
          />
        )}
        <fieldset id="filter-place" className="group">
          <legend>{t('finding.label.place')}</legend>
          <div className="places">
            <PlaceSelect
              name="gover"
              label={t('finding.label.gover')}
              all={t('finding.chooseGovernorate')}
              governorates={governorates}
              chosen={draft.gover}
              onChoose={(place) => choose({ gover: place?.id, city: undefined })}
            />
            <PlaceSelect
              name="city"
              label={t('finding.label.city')}
              all={t('finding.chooseCity')}
              governorates={governorates}
              within={draft.gover}
              chosen={draft.city}
              onChoose={(place) => choose({ city: place?.id })}
            />
          </div>
        </fieldset>
        <AmountRange
          id="filter-price"
          legend={t('finding.label.price')}
          unit={t(draft.action === 'forrent' ? 'finding.priceUnitRent' : 'finding.priceUnit')}
          example={t('finding.amountExample')}
          fields={['min_price', 'max_price']}
          {...amounts}
        />
        <AmountRange
          id="filter-size"
          legend={t('finding.label.size')}
          unit={t('finding.sizeUnit')}
          example={t('finding.sizeExample')}
          fields={['min_size', 'max_size']}
          {...amounts}
        />
        <ChoiceChips
          id="filter-rooms"
          className="group"
          legend={t('finding.label.bedrooms')}
          name="bedrooms"
          several
          choices={rooms}
          chosen={(draft.bedrooms ?? []).map(String)}
          onChoose={(chosen) => choose({ bedrooms: chosen.map(Number).sort() })}
        />
        <ChoiceChips
          className="group"
          legend={t('finding.label.bathrooms')}
          name="bathrooms"
          several
          choices={rooms}
          chosen={(draft.bathrooms ?? []).map(String)}
          onChoose={(chosen) => choose({ bathrooms: chosen.map(Number).sort() })}
        />
        <ChoiceChips
          id="filter-finishing"
          className="group"
          legend={t('finding.label.finishing')}
          name="finishing"
          choices={[any, ...FINISHINGS.map((one) => ({ value: one, text: t(`vocabulary.finishing.${one}`) }))]}
          chosen={[draft.finishing ?? '']}
          onChoose={(chosen) => choose({ finishing: firstOf(FINISHINGS, chosen) })}
        />
        <ChoiceChips
          id="filter-payment"
          className="group"
          legend={t('finding.label.payment')}
          name="payment"
          choices={[any, ...PAYMENT_METHODS.map((one) => ({ value: one, text: t(`vocabulary.payment.${one}`) }))]}
          chosen={[draft.payment ?? '']}
          onChoose={(chosen) => choose({ payment: firstOf(PAYMENT_METHODS, chosen) })}
        />
      </div>
      <footer>
        <Button look="quiet" onClick={clear} disabled={chosenCount === 0}>
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
