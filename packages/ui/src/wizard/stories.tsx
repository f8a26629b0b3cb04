import styled from '@emotion/styled';
import {
  ADDRESS_MIN_LENGTH,
  type AdPicture,
  type AdType,
  DESCRIPTION_MIN_LENGTH,
  type Feature,
  PropertyPictures,
} from '@mashrabiya/contract';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../finding/ChoiceChips/ChoiceChips.tsx';
import { fieldStyles } from '../finding/field/fieldStyles.ts';
import { PicturePicker } from '../forms/PicturePicker/PicturePicker.tsx';
import { movePicture } from '../forms/PicturePicker/pictureRules.ts';
import { AdPackChoice } from './AdPackChoice/AdPackChoice.tsx';
import { type PropertyDraft, PropertyPreview } from './PropertyPreview/PropertyPreview.tsx';
import { Wizard, type WizardProps } from './Wizard/Wizard.tsx';
import type { WizardMode } from './wizardRules.ts';

const Field = styled('div')(fieldStyles);

interface LineProps {
  name: string;
  value: string;
  wrong: boolean;
  numeric?: boolean;
  onValue(value: string): void;
}

/** A field as plain as can be: what is shown here is the wizard around it. */
function Line({ name, value, wrong, numeric = false, onValue }: LineProps) {
  const id = useId();
  return (
    <Field>
      <div className="field">
        <label className="name" htmlFor={id}>
          {name}
        </label>
        <input
          id={id}
          className="control"
          inputMode={numeric ? 'numeric' : 'text'}
          value={value}
          aria-invalid={wrong || undefined}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}

/** What the form of a home holds in these stories: one field a step, for the form itself is built by the app. */
export interface HomeValues {
  address: string;
  size: string;
  description: string;
  price: string;
  pictures: readonly AdPicture[];
  coverId: string | null;
  features: readonly string[];
  pack: AdType | null;
}

export interface HomeWizardProps extends Partial<WizardProps> {
  first: HomeValues;
  mode?: WizardMode;
  startAt?: number;
  features: readonly Feature[];
  /** What the kind and the place of the home are called. */
  place: Pick<PropertyDraft, 'category_name' | 'city_name' | 'gover_name'>;
}

const EMPTY: HomeValues = {
  address: '',
  size: '',
  description: '',
  price: '',
  pictures: [],
  coverId: null,
  features: [],
  pack: null,
};

/** The wizard as the property form uses it, with its values kept. */
export function HomeWizard({ first, startAt = 0, features, place, ...wizard }: HomeWizardProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(first);
  const [current, setCurrent] = useState(startAt);
  const [reached, setReached] = useState(startAt);
  const [blocked, setBlocked] = useState<readonly number[]>([]);
  const set = (change: Partial<HomeValues>) => setValues((before) => ({ ...before, ...change }));
  const pictures = PropertyPictures.safeParse({ image: values.pictures, cover_img: values.coverId });
  const valid = [
    values.address.trim().length >= ADDRESS_MIN_LENGTH,
    Number(values.size) > 0,
    values.description.trim().length >= DESCRIPTION_MIN_LENGTH && Number(values.price) > 0,
    pictures.success,
    // What asks for nothing is done once one has seen it.
    wizard.mode === 'edit' || reached >= 4,
    values.pack !== null,
  ];
  const ids = ['place', 'details', 'description', 'pictures', 'features', 'preview'] as const;
  const wrong = blocked.includes(current);
  const chosen = features.filter(({ id }) => values.features.includes(String(id)));
  const draft: PropertyDraft = {
    ...(values.address ? place : {}),
    address: values.address,
    price: Number(values.price) || null,
    payment: { payment: 'cash', advance: null, up_to_years: null },
    size: Number(values.size) || 0,
    coverSrc: values.pictures.find(({ id }) => id === values.coverId)?.src ?? null,
    pictures: values.pictures.length,
    features: chosen,
    adType: values.pack ?? 'basic',
  };
  const fields: ReactNode[] = [
    <Line
      key="address"
      name={t('wizard.home.noAddress')}
      value={values.address}
      wrong={wrong && !valid[0]}
      onValue={(address) => set({ address })}
    />,
    <Line
      key="size"
      numeric
      name={t('homes.fact.size')}
      value={values.size}
      wrong={wrong && !valid[1]}
      onValue={(size) => set({ size })}
    />,
    <div key="description" style={{ display: 'grid', gap: 16 }}>
      <Line
        name={t('homes.detail.description')}
        value={values.description}
        wrong={wrong && values.description.trim().length < DESCRIPTION_MIN_LENGTH}
        onValue={(description) => set({ description })}
      />
      <Line
        numeric
        name={t('wizard.home.noPrice')}
        value={values.price}
        wrong={wrong && !(Number(values.price) > 0)}
        onValue={(price) => set({ price })}
      />
    </div>,
    <PicturePicker
      key="pictures"
      items={values.pictures}
      coverId={values.coverId}
      error={wrong && !pictures.success ? t('forms.problem.images_required') : undefined}
      onAdd={() => {}}
      onMove={(id, to) => set({ pictures: movePicture(values.pictures, id, to) })}
      onCover={(coverId) => set({ coverId })}
      onRemove={(id) => set({ pictures: values.pictures.filter((item) => item.id !== id) })}
      onRetry={() => {}}
    />,
    <ChoiceChips
      key="features"
      several
      legend={t('homes.detail.features')}
      name="features"
      choices={features.map(({ id, name }) => ({ value: String(id), text: name }))}
      chosen={values.features}
      onChoose={(all) => set({ features: all })}
    />,
    <div
      key="preview"
      style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}
    >
      <PropertyPreview draft={draft} style={{ alignSelf: 'start' }} />
      <AdPackChoice
        remaining={{ basic: 2, elite: 1, superior: 0 }}
        chosen={values.pack}
        missing={wrong && values.pack === null}
        onChoose={(pack) => set({ pack })}
        plansHref="/plans"
      />
    </div>,
  ];

  return (
    <Wizard
      label={t('homes.bar.addProperty')}
      onPost={() => {}}
      {...wizard}
      steps={ids.map((id, at) => ({
        id,
        name: t(`wizard.step.${id}`),
        valid: valid[at] ?? false,
        preview: id === 'preview',
      }))}
      current={current}
      onGo={(index) => {
        wizard.onGo?.(index);
        setCurrent(index);
        setReached((before) => Math.max(before, index));
      }}
      onBlocked={(index) => {
        wizard.onBlocked?.(index);
        setBlocked((before) => [...before, index]);
      }}
      onClear={() => {
        wizard.onClear?.();
        setValues(EMPTY);
        setBlocked([]);
        setReached(0);
        setCurrent(0);
      }}
      aside={<PropertyPreview draft={draft} />}
    >
      {fields[current]}
    </Wizard>
  );
}
