import {
  ACTIONS,
  CHOICE_FIELDS,
  COUNT_FIELDS,
  type Facets,
  FILTER_FIELDS,
  type FilterFieldName,
  isOneOf,
  PAYMENT_METHODS,
  PRESET_RANGE_FIELDS,
  PROPERTY_TYPES,
} from '@mashrabiya/contract';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { getFieldOptions } from '../../listings/fields/formatField.ts';
import { isFilterable } from '../filters/filterState.ts';
import { getRangePresets } from '../filters/rangePresets.ts';
import { AmountRange } from './AmountRange.tsx';
import { MultiChoiceGroup, RangeGroup, RoomsGroup, SingleChoiceGroup } from './choiceGroups.tsx';
import type { FilterFormProps } from './formProps.ts';
import { MonthlyLimit } from './MonthlyLimit.tsx';
import { PlaceGroup } from './PlaceGroup.tsx';
import { typeIcons } from './typeIcons.ts';
import type { useFilterDraft } from './useFilterDraft.ts';

/** Slider ranges for common amounts, in pounds and square metres. The fields accept any amount. */
const SPANS = {
  sale: [200_000, 50_000_000],
  rent: [1_000, 500_000],
  size: [20, 1_000],
  land: [50, 100_000],
} as const;

/** Place of the subcategories until they are loaded: about eight choices. */
const LOADING_GROUP_PX = 380;

type CountedGroup = Exclude<keyof Facets, 'total' | 'is_estimated' | 'gover' | 'city' | 'best_removal'>;
/** Fragments of groups whose URL parameter has another name: `#filter-rooms`. */
const FRAGMENTS: Partial<Record<CountedGroup, string>> = { subcategory_id: 'subcategory', bedrooms: 'rooms' };

interface FilterGroupsProps
  extends Pick<
    FilterFormProps,
    'categories' | 'governorates' | 'features' | 'facets' | 'counting' | 'showAction' | 'listAction' | 'now'
  > {
  fields: ReturnType<typeof useFilterDraft>;
  prefix: string;
}

/** All filters of the specification, by group. */
export function FilterGroups({
  fields,
  prefix,
  showAction,
  listAction,
  facets,
  now = new Date(),
  ...reference
}: FilterGroupsProps) {
  const { t } = useTranslation();
  const { categories, governorates, features = [], counting = false } = reference;
  const { draft, problems, typedTexts, touchedFields, choose, type, slide, leave } = fields;
  const category = categories.find((candidate) => candidate.type === draft.type);
  const amounts = {
    texts: typedTexts,
    parsedAmounts: draft,
    problems,
    touchedFields,
    onType: type,
    onLeave: leave,
  };
  const isRent = (draft.action ?? listAction) === 'forrent';
  const getGroupProps = (name: CountedGroup) => ({
    id: `${prefix}-${FRAGMENTS[name] ?? name}`,
    legend: t(`search:label.${name}`),
    name,
    counts: facets?.[name],
    areCountsEstimated: facets?.is_estimated ?? false,
    counting,
  });
  const toNamedChoices = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), text: name }));
  const renderFieldGroup = (name: FilterFieldName) => {
    if (isOneOf(COUNT_FIELDS, name)) {
      return (
        <RoomsGroup
          key={name}
          {...getGroupProps(name)}
          value={draft[name]}
          onChange={(counts) => choose({ [name]: counts })}
        />
      );
    }
    if (isOneOf(PRESET_RANGE_FIELDS, name)) {
      return (
        <RangeGroup
          key={name}
          {...getGroupProps(name)}
          presets={getRangePresets(name, now)}
          value={{ min: draft[`min_${name}`], max: draft[`max_${name}`] }}
          onChange={({ min, max }) => choose({ [`min_${name}`]: min, [`max_${name}`]: max })}
        />
      );
    }
    if (isOneOf(CHOICE_FIELDS, name)) {
      return (
        <SingleChoiceGroup
          key={name}
          {...getGroupProps(name)}
          choices={getFieldOptions(name, t)}
          value={draft[name]}
          onChange={(choice) => choose({ [name]: choice, [`not_${name}`]: undefined })}
        />
      );
    }
    return (
      <AmountRange
        key={name}
        id={`${prefix}-${name}`}
        legend={t(`search:label.${name}`)}
        unit={t('search:sizeUnit')}
        fields={[`min_${name}`, `max_${name}`]}
        span={draft.type === 'land' ? SPANS.land : SPANS.size}
        onSlide={slide}
        {...amounts}
      />
    );
  };

  return (
    <div className="groups">
      {showAction && (
        <SingleChoiceGroup
          {...getGroupProps('action')}
          choices={ACTIONS.map((actionOption) => ({
            value: actionOption,
            text: t(`vocabulary:action.${actionOption}`),
          }))}
          value={draft.action}
          onChange={(action) => choose({ action })}
        />
      )}
      <SingleChoiceGroup
        {...getGroupProps('type')}
        choices={PROPERTY_TYPES.map((propertyType) => ({
          value: propertyType,
          text: t(`vocabulary:type.${propertyType}`),
          icon: typeIcons[propertyType],
        }))}
        value={draft.type}
        onChange={(propertyType) => choose({ type: propertyType, subcategory_id: undefined, features: undefined })}
      />
      {draft.type && categories.length === 0 && (
        <Skeleton className="group" height={LOADING_GROUP_PX} animation={false} />
      )}
      {category && category.subcategories.length > 0 && (
        <SingleChoiceGroup
          key={category.id}
          {...getGroupProps('subcategory_id')}
          choices={toNamedChoices(category.subcategories)}
          value={draft.subcategory_id === undefined ? undefined : String(draft.subcategory_id)}
          onChange={(id) => choose({ subcategory_id: id === undefined ? undefined : Number(id) })}
        />
      )}
      <PlaceGroup id={`${prefix}-place`} {...{ fields, governorates, facets, counting }} />
      <AmountRange
        id={`${prefix}-price`}
        legend={t('search:label.price')}
        unit={t(isRent ? 'search:priceUnitRent' : 'search:priceUnit')}
        span={isRent ? SPANS.rent : SPANS.sale}
        example={t('search:amountExample')}
        fields={['min_price', 'max_price']}
        onSlide={slide}
        {...amounts}
      />
      {(!isRent || typedTexts.max_monthly) && <MonthlyLimit id={`${prefix}-monthly`} amounts={amounts} />}
      {FILTER_FIELDS.filter((name) => isFilterable(name, draft.type)).map(renderFieldGroup)}
      <SingleChoiceGroup
        {...getGroupProps('payment')}
        choices={PAYMENT_METHODS.map((paymentMethod) => ({
          value: paymentMethod,
          text: t(`vocabulary:payment.${paymentMethod}`),
        }))}
        value={draft.payment}
        onChange={(payment) => choose({ payment })}
      />
      {features.length > 0 && (
        <MultiChoiceGroup
          {...getGroupProps('features')}
          choices={toNamedChoices(features)}
          value={draft.features}
          onChange={(featureIds) => choose({ features: featureIds })}
        />
      )}
    </div>
  );
}
