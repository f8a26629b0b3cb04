import {
  ACTIONS,
  type Action,
  type Category,
  FINISHINGS,
  type Governorate,
  PAYMENT_METHODS,
  PROPERTY_TYPES,
  ROOMS_OR_MORE,
} from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips.tsx';
import { AmountRange } from './AmountRange.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import { typeIcons } from './typeIcons.ts';
import type { useFilterDraft } from './useFilterDraft.ts';

interface FilterGroupsProps {
  fields: ReturnType<typeof useFilterDraft>;
  categories: readonly Category[];
  governorates: readonly Governorate[];
  showAction: boolean;
  listAction?: Action;
}

const ROOMS = Array.from({ length: ROOMS_OR_MORE }, (_, index) => index + 1);
const firstOf = <T extends string>(choices: readonly T[], [value]: string[]) => choices.find((one) => one === value);

/** Every filter of the specification, group by group. */
export function FilterGroups({ fields, categories, governorates, showAction, listAction }: FilterGroupsProps) {
  const { t } = useTranslation();
  const { draft, problems, typed, left, choose, type, leave } = fields;
  const any = { value: '', text: t('finding.any') };
  const category = categories.find((one) => one.type === draft.type);
  const rooms = ROOMS.map((number) => ({
    value: String(number),
    text: number === ROOMS_OR_MORE ? t('finding.orMore', { number }) : String(number),
  }));
  const amounts = { typed, read: draft, problems, left, onType: type, onLeave: leave };
  return (
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
        unit={t((draft.action ?? listAction) === 'forrent' ? 'finding.priceUnitRent' : 'finding.priceUnit')}
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
  );
}
