import styled from '@emotion/styled';
import { type Category, FINISHINGS, ROOM_COUNTS, ROOMS_MAX, roomRuleOf, SIZE_MAX } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { pairStyles } from '../../forms/Field/pairStyles.ts';
import { KindFields } from '../../forms/KindFields/KindFields.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import type { PropertyPartProps } from './propertyValues.ts';

export interface DetailsStepProps extends PropertyPartProps {
  /** In the asker's language; none while they are loading. */
  categories: readonly Category[];
  /** Another category was chosen: its features are wanted. */
  onCategory?(id: number): void;
}

const Numbers = styled('div')(pairStyles);

const NO_ROOMS = { floors: null, bedrooms: null, bathrooms: null };

/** Second tab: what the property is. Rooms are asked for where its category has them. */
export function DetailsStep({ form, categories, onCategory }: DetailsStepProps) {
  const { t } = useTranslation();
  const { category_id, subcategory_id } = form.values;
  const finishing = form.field('finishing');
  const rooms = roomRuleOf(category_id);
  return (
    <>
      <KindFields
        categories={categories}
        loading={categories.length === 0}
        value={{ category_id: category_id ?? undefined, subcategory_id: subcategory_id ?? undefined }}
        ids={{ category_id: form.idOf('category_id'), subcategory_id: form.idOf('subcategory_id') }}
        errors={{ category_id: form.errorOf('category_id'), subcategory_id: form.errorOf('subcategory_id') }}
        onChange={(kind) => {
          const other = kind.category_id !== form.values.category_id;
          form.change({
            category_id: kind.category_id ?? null,
            subcategory_id: kind.subcategory_id ?? null,
            ...(other && { feature_ids: [] }),
            ...(roomRuleOf(kind.category_id ?? null) === 'absent' && NO_ROOMS),
          });
          if (other && kind.category_id !== undefined) onCategory?.(kind.category_id);
        }}
      />
      <SelectField
        {...finishing}
        label={t('finding:label.finishing')}
        options={FINISHINGS.map((value) => ({ value, text: t(`vocabulary:finishing.${value}`) }))}
        value={finishing.value ?? ''}
        onChange={(chosen) => finishing.onChange(FINISHINGS.find((one) => one === chosen) ?? null)}
      />
      <Numbers>
        <div className="pair">
          <NumberStepper {...form.field('size')} label={t('wizard:home.size')} min={1} max={SIZE_MAX} />
          {rooms !== 'absent' &&
            ROOM_COUNTS.map((count) => (
              <NumberStepper
                key={count}
                {...form.field(count)}
                label={t(`finding:label.${count}`)}
                optional={rooms === 'optional'}
                min={rooms === 'optional' ? 0 : 1}
                max={ROOMS_MAX}
              />
            ))}
        </div>
      </Numbers>
    </>
  );
}
