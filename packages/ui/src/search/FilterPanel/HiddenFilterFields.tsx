import { CHOICE_FIELDS, PRESET_RANGE_FIELDS, type PresetRangeFieldName } from '@mashrabiya/contract';
import type { FilterState } from '../filters/filterState.ts';
import { isPreset } from '../filters/rangePresets.ts';
import { writeFilters } from '../filters/readFilters.ts';
import type { FilterFormProps } from './formProps.ts';

interface HiddenFilterFieldsProps
  extends Pick<FilterFormProps, 'preservedParams' | 'categories' | 'features' | 'showAction' | 'now'> {
  draft: FilterState;
}

/** Parameters of a range that is not a preset. */
function getCustomRange(name: PresetRangeFieldName, draft: FilterState, now: Date) {
  const [min, max] = [draft[`min_${name}`], draft[`max_${name}`]];
  return isPreset(name, { min, max }, now) ? [] : Object.entries({ [`min_${name}`]: min, [`max_${name}`]: max });
}

/** Hidden fields for filters without a visible field, needed when the form is submitted without JavaScript. */
export function HiddenFilterFields({
  preservedParams = {},
  draft,
  categories,
  features = [],
  showAction = false,
  now = new Date(),
}: HiddenFilterFieldsProps) {
  const { ranking, category_id, box, area, since } = draft;
  const category = categories.find((candidate) => candidate.type === draft.type);
  const hiddenParameters = writeFilters({
    ...Object.fromEntries(CHOICE_FIELDS.map((name) => [`not_${name}`, draft[`not_${name}`]])),
    ...Object.fromEntries(PRESET_RANGE_FIELDS.flatMap((name) => getCustomRange(name, draft, now))),
    ranking,
    category_id,
    box,
    area,
    since,
    subcategory_id: category ? undefined : draft.subcategory_id,
    features: features.length ? undefined : draft.features,
    action: showAction ? undefined : draft.action,
  });
  return Object.entries({ ...preservedParams, ...Object.fromEntries(hiddenParameters) }).map(([name, filterValue]) => (
    <input key={name} type="hidden" name={name} value={filterValue} />
  ));
}
