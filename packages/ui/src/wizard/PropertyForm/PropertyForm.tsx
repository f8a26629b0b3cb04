import styled from '@emotion/styled';
import { AD_TYPES, type AdType, type Feature, PropertyInput } from '@mashrabiya/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../finding/ChoiceChips/ChoiceChips.tsx';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { useLocale } from '../../foundation/useLocale.ts';
import { AdPackChoice, type AdPackChoiceProps } from '../AdPackChoice/AdPackChoice.tsx';
import { PropertyPreview } from '../PropertyPreview/PropertyPreview.tsx';
import { Wizard, type WizardProps } from '../Wizard/Wizard.tsx';
import { chooseAdPack, startingValidity } from '../wizardRules.ts';
import { DetailsStep, type DetailsStepProps } from './DetailsStep.tsx';
import { PicturesStep, type PicturesStepProps } from './PicturesStep.tsx';
import { PlaceStep, type PlaceStepProps } from './PlaceStep.tsx';
import { previewOf } from './previewOf.ts';
import { EMPTY_PROPERTY, PROPERTY_STEPS, type PropertyValues } from './propertyValues.ts';
import { TermsStep } from './TermsStep.tsx';

export interface PropertyFormProps
  extends Pick<WizardProps, 'mode' | 'onContinueDraft'>,
    Pick<PlaceStepProps, 'governorates'>,
    Pick<DetailsStepProps, 'categories' | 'onCategory'>,
    Pick<PicturesStepProps, 'onUpload'>,
    Pick<AdPackChoiceProps, 'remaining' | 'plansHref'> {
  /** Features of the chosen category. */
  features: readonly Feature[];
  /** The ad that is edited, or a draft that was left. */
  initial?: Partial<PropertyValues>;
  /** The tab that is shown first, from 0. */
  startAt?: number;
  /** Posts or saves the ad. Rejects with what the server refused; see `useCallForm`. */
  onSubmit(input: PropertyInput): Promise<unknown>;
}

const Preview = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  alignItems: 'start',
});

/** The form of a home: five tabs, then the preview with the ad pack, from which it is posted (specification, section 4). */
export function PropertyForm({
  mode = 'new',
  initial,
  startAt = 0,
  governorates,
  categories,
  features,
  remaining,
  plansHref,
  onCategory,
  onUpload,
  onSubmit,
  onContinueDraft,
}: PropertyFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [current, setCurrent] = useState(startAt);
  const [reached, setReached] = useState(startAt);
  const first: PropertyValues = { ...EMPTY_PROPERTY, ...initial };
  const form = useCallForm({ schema: PropertyInput, initial: first, call: onSubmit });
  const { values } = form;
  const start = startingValidity(mode, PROPERTY_STEPS.length);
  const steps = PROPERTY_STEPS.map(({ id, schema, fields }, at) => ({
    id,
    name: t(`wizard.step.${id}`),
    preview: id === 'preview',
    // An ad that is edited counts as complete until something in the tab changes.
    valid:
      !fields.some(form.errorOf) &&
      ((start[at] && !fields.some(form.changed)) || (schema.safeParse(values).success && isSeen(at))),
  }));
  /** What asks for nothing is done once one has seen it. */
  function isSeen(at: number): boolean {
    return PROPERTY_STEPS[at]?.id !== 'features' || at <= reached;
  }
  const draft = previewOf(values, { governorates, categories, features });
  const ad: AdType | null = values.ranking && AD_TYPES[values.ranking];
  const choosePack = (pack: AdType) => {
    const ranking = chooseAdPack(pack, remaining?.[pack] ?? 0);
    if (ranking !== 'plans') form.change({ ranking });
  };
  const [failure] = form.problems;
  /** What is refused in another tab leads there. */
  const post = async () => {
    const wrong = await form.submit();
    const at = PROPERTY_STEPS.findIndex(({ fields }) => fields.some((name) => wrong.includes(name)));
    if (at >= 0) setCurrent(at);
  };

  return (
    <Wizard
      label={t('homes.bar.addProperty')}
      mode={mode}
      steps={steps}
      current={current}
      posting={form.busy}
      failure={failure?.text ?? null}
      onContinueDraft={onContinueDraft}
      onGo={(at) => {
        setReached((before) => Math.max(before, at));
        setCurrent(at);
      }}
      onBlocked={(at) => form.show(PROPERTY_STEPS[at]?.fields ?? [])}
      onClear={() => {
        form.reset(EMPTY_PROPERTY);
        setReached(0);
        setCurrent(0);
      }}
      onPost={() => void post()}
      aside={<PropertyPreview draft={draft} />}
    >
      {current === 0 && <PlaceStep form={form} governorates={governorates} />}
      {current === 1 && <DetailsStep form={form} categories={categories} onCategory={onCategory} />}
      {current === 2 && <TermsStep form={form} />}
      {current === 3 && <PicturesStep form={form} onUpload={onUpload} />}
      {current === 4 && (
        <ChoiceChips
          several
          legend={t('homes.detail.features')}
          name="feature_ids"
          choices={features.map(({ id, name, arName }) => ({
            value: String(id),
            text: language === 'ar' ? arName : name,
          }))}
          chosen={values.feature_ids.map(String)}
          onChoose={(chosen) => form.change({ feature_ids: chosen.map(Number) })}
        />
      )}
      {current === 5 && (
        <Preview>
          <PropertyPreview draft={draft} />
          <AdPackChoice
            remaining={remaining}
            chosen={ad}
            missing={form.errorOf('ranking') !== undefined}
            onChoose={choosePack}
            plansHref={plansHref}
          />
        </Preview>
      )}
    </Wizard>
  );
}
