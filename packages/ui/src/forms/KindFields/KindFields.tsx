import styled from '@emotion/styled';
import type { Category } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pairStyles } from '../Field/pairStyles.ts';
import { SelectField } from '../SelectField/SelectField.tsx';

export interface KindChoice {
  category_id?: number;
  subcategory_id?: number;
}

export interface KindFieldsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  categories: readonly Category[];
  value: KindChoice;
  /** Changing the category clears the subcategory (specification, section 4). */
  onChange(value: KindChoice): void;
  errors?: { category_id?: string; subcategory_id?: string };
  loading?: boolean;
  ids?: { category_id?: string; subcategory_id?: string };
}

const Root = styled('div')(pairStyles);
const toOption = ({ id, name }: { id: number; name: string }) => ({ value: String(id), text: name });

export function KindFields({ categories, value, onChange, errors = {}, loading, ids = {}, ...div }: KindFieldsProps) {
  const { t } = useTranslation();
  const category = categories.find(({ id }) => id === value.category_id);
  return (
    <Root {...div}>
      <div className="pair">
        <SelectField
          id={ids.category_id}
          label={t('search:label.type')}
          name="category_id"
          placeholder={t('forms:select.category')}
          options={categories.map(toOption)}
          value={String(value.category_id ?? '')}
          error={errors.category_id}
          loading={loading}
          onChange={(id) => onChange({ category_id: Number(id) })}
        />
        <SelectField
          id={ids.subcategory_id}
          label={t('search:label.subcategory_id')}
          name="subcategory_id"
          placeholder={t('forms:select.kind')}
          dependencyHint={category ? undefined : t('forms:select.categoryFirst')}
          options={category?.subcategories.map(toOption) ?? []}
          value={String(value.subcategory_id ?? '')}
          error={category && errors.subcategory_id}
          onChange={(id) => onChange({ ...value, subcategory_id: Number(id) })}
        />
      </div>
    </Root>
  );
}
