import { ar } from '@mashrabiya/i18n/ar';
import { categories } from '@mashrabiya/mocks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { choose } from '../stories.tsx';
import { type KindChoice, KindFields } from './KindFields.tsx';

const { search, forms } = ar;
const [housing] = categories('ar');
const land = categories('ar').find(({ type }) => type === 'land');

const meta = preview.meta({
  title: 'Forms/KindFields',
  component: KindFields,
  args: { categories: categories('ar'), value: {}, onChange: fn() },
  render: function Controlled({ value, onChange, ...args }, { globals }) {
    const { t } = useTranslation();
    const [currentValue, setCurrentValue] = useState(value);
    const errors = args.errors && { subcategory_id: t('forms:errors.required') };
    const change = (next: KindChoice) => {
      setCurrentValue(next);
      onChange(next);
    };
    return (
      <KindFields
        {...args}
        errors={errors}
        categories={categories(getLanguage(globals))}
        value={currentValue}
        onChange={change}
      />
    );
  },
});

/** The subcategory requires a category, and is cleared when that changes. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const category = canvas.getByRole('combobox', { name: search.label.type });
    const kind = canvas.getByRole('combobox', { name: search.label.subcategory_id });
    await expect(kind).toHaveAttribute('aria-disabled', 'true');
    await expect(kind).toHaveTextContent(forms.select.categoryFirst);
    await choose(category, housing?.name ?? '');
    const villa = housing?.subcategories.find(({ slug }) => slug === 'villa');
    await choose(kind, villa?.name ?? '');
    await expect(args.onChange).toHaveBeenLastCalledWith({ category_id: housing?.id, subcategory_id: villa?.id });
    await choose(category, land?.name ?? '');
    await expect(args.onChange).toHaveBeenLastCalledWith({ category_id: land?.id });
    await expect(kind).toHaveTextContent(forms.select.kind);
  },
});

export const Invalid = meta.story({
  args: { value: { category_id: housing?.id }, errors: { subcategory_id: forms.errors.required } },
});
