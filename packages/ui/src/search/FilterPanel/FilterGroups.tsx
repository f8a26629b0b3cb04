import { ACTIONS, FINISHINGS, PAYMENT_METHODS, PROPERTY_TYPES, ROOM_RULES } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { AmountRange } from './AmountRange.tsx';
import { OneOf, RoomsOf, SeveralOf } from './choiceGroups.tsx';
import type { FilterFormProps } from './formProps.ts';
import { MonthlyLimit } from './MonthlyLimit.tsx';
import { PlaceGroup } from './PlaceGroup.tsx';
import { typeIcons } from './typeIcons.ts';
import type { useFilterDraft } from './useFilterDraft.ts';

/** What most people look for, in pounds and square metres: what the sliders reach. The fields take all. */
const SPANS = {
  sale: [200_000, 50_000_000],
  rent: [1_000, 500_000],
  size: [20, 1_000],
  land: [50, 100_000],
} as const;

interface FilterGroupsProps
  extends Pick<
    FilterFormProps,
    'categories' | 'governorates' | 'features' | 'facets' | 'counting' | 'showAction' | 'listAction'
  > {
  fields: ReturnType<typeof useFilterDraft>;
  /** Begins the ids of the groups, which are unlike those of any other form in the page. */
  prefix: string;
}

/** Every filter of the specification, group by group. */
export function FilterGroups({ fields, prefix, showAction, listAction, facets, ...reference }: FilterGroupsProps) {
  const { t } = useTranslation();
  const { categories, governorates, features = [], counting = false } = reference;
  const { draft, problems, typed, left, choose, type, slide, leave } = fields;
  const category = categories.find((one) => one.type === draft.type);
  const amounts = { typed, read: draft, problems, left, onType: type, onLeave: leave };
  const hasRooms = draft.type === undefined || ROOM_RULES[draft.type] !== 'absent';
  const rent = (draft.action ?? listAction) === 'forrent';
  const group = (name: keyof typeof facetNames) => ({
    id: `${prefix}-${facetNames[name]}`,
    legend: t(`finding:label.${name}`),
    name,
    counts: facets?.[name],
    counting,
  });
  const named = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), text: name }));

  return (
    <div className="groups">
      {showAction && (
        <OneOf
          {...group('action')}
          choices={ACTIONS.map((one) => ({ value: one, text: t(`vocabulary:action.${one}`) }))}
          chosen={draft.action}
          onChoose={(action) => choose({ action })}
        />
      )}
      <OneOf
        {...group('type')}
        choices={PROPERTY_TYPES.map((one) => ({
          value: one,
          text: t(`vocabulary:type.${one}`),
          icon: typeIcons[one],
        }))}
        chosen={draft.type}
        onChoose={(one) => choose({ type: one, subcategory_id: undefined, features: undefined })}
      />
      {category && category.subcategories.length > 0 && (
        <OneOf
          key={category.id}
          {...group('subcategory_id')}
          choices={named(category.subcategories)}
          chosen={draft.subcategory_id === undefined ? undefined : String(draft.subcategory_id)}
          onChoose={(id) => choose({ subcategory_id: id === undefined ? undefined : Number(id) })}
        />
      )}
      <PlaceGroup id={`${prefix}-place`} {...{ fields, governorates, facets, counting }} />
      <AmountRange
        id={`${prefix}-price`}
        legend={t('finding:label.price')}
        unit={t(rent ? 'finding:priceUnitRent' : 'finding:priceUnit')}
        span={rent ? SPANS.rent : SPANS.sale}
        example={t('finding:amountExample')}
        fields={['min_price', 'max_price']}
        onSlide={slide}
        {...amounts}
      />
      {(!rent || typed.max_monthly) && <MonthlyLimit id={`${prefix}-monthly`} amounts={amounts} />}
      <AmountRange
        id={`${prefix}-size`}
        legend={t('finding:label.size')}
        unit={t('finding:sizeUnit')}
        example={t('finding:sizeExample')}
        fields={['min_size', 'max_size']}
        span={draft.type === 'land' ? SPANS.land : SPANS.size}
        onSlide={slide}
        {...amounts}
      />
      {hasRooms && (
        <>
          <RoomsOf {...group('bedrooms')} chosen={draft.bedrooms} onChoose={(bedrooms) => choose({ bedrooms })} />
          <RoomsOf {...group('bathrooms')} chosen={draft.bathrooms} onChoose={(bathrooms) => choose({ bathrooms })} />
          <RoomsOf {...group('floors')} chosen={draft.floors} onChoose={(floors) => choose({ floors })} />
        </>
      )}
      <OneOf
        {...group('finishing')}
        choices={FINISHINGS.map((one) => ({ value: one, text: t(`vocabulary:finishing.${one}`) }))}
        chosen={draft.finishing}
        onChoose={(finishing) => choose({ finishing, not_finishing: undefined })}
      />
      <OneOf
        {...group('payment')}
        choices={PAYMENT_METHODS.map((one) => ({ value: one, text: t(`vocabulary:payment.${one}`) }))}
        chosen={draft.payment}
        onChoose={(payment) => choose({ payment })}
      />
      {features.length > 0 && (
        <SeveralOf
          {...group('features')}
          choices={named(features)}
          chosen={draft.features}
          onChoose={(chosen) => choose({ features: chosen })}
        />
      )}
    </div>
  );
}

/** Groups that are counted, and what an address calls them: `#filter-rooms`. */
const facetNames = {
  action: 'action',
  type: 'type',
  subcategory_id: 'subcategory',
  bedrooms: 'rooms',
  bathrooms: 'bathrooms',
  floors: 'floors',
  finishing: 'finishing',
  payment: 'payment',
  features: 'features',
} as const;
