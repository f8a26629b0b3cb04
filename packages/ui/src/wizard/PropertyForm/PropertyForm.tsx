import styled from '@emotion/styled';
import {
  AD_TYPES,
  type AdType,
  buildPropertyInput,
  type Feature,
  getDeliveryDays,
  type PropertyInput,
  parseMapLink,
  type SimilarMedian,
} from '@mashrabiya/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FieldProblem } from '../../forms/Field/FieldProblem.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { minWidthQuery } from '../../theme/tokens.ts';
import { AdPackChoice, type AdPackChoiceProps } from '../AdPackChoice/AdPackChoice.tsx';
import { PriceBesideMedian } from '../PriceBesideMedian/PriceBesideMedian.tsx';
import { PropertyPreview } from '../PropertyPreview/PropertyPreview.tsx';
import { QualityMeter } from '../QualityMeter/QualityMeter.tsx';
import { SimilarAdsNotice, type SimilarAdsNoticeProps } from '../SimilarAdsNotice/SimilarAdsNotice.tsx';
import { StepPanels } from '../StepPanels/StepPanels.tsx';
import { useFormSteps } from '../shared/useFormSteps.ts';
import { chooseAdPack } from '../shared/wizardRules.ts';
import { TitleSuggestions } from '../TitleSuggestions/TitleSuggestions.tsx';
import { Wizard } from '../Wizard/Wizard.tsx';
import type { WizardProps } from '../Wizard/wizardProps.ts';
import { getContentFacts, suggestTitles, toComparedListing } from './adHelp.ts';
import { buildPreview } from './buildPreview.ts';
import { DetailsStep, type DetailsStepProps } from './DetailsStep.tsx';
import { PicturesStep } from './PicturesStep.tsx';
import { PlaceStep, type PlaceStepProps } from './PlaceStep.tsx';
import { EMPTY_PROPERTY, getPropertySteps, type PropertyValues } from './propertyValues.ts';
import { TermsStep } from './TermsStep.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { type PictureCallbacks, usePropertyPictures } from './usePropertyPictures.ts';

export interface PropertyFormProps
  extends Pick<WizardProps, 'mode' | 'onContinueDraft'>,
    Pick<PlaceStepProps, 'governorates' | 'savedPlace' | 'baseMap' | 'onLoadMap'>,
    Pick<DetailsStepProps, 'categories' | 'onCategoryChange'>,
    PictureCallbacks,
    Pick<AdPackChoiceProps, 'remaining' | 'plansHref'> {
  onRetryRemaining?: AdPackChoiceProps['onRetry'];
  onRetryOptions?: (() => void) | undefined;
  /** Paid pack of an edited ad whose pack can still change, or null. */
  paidPack?: AdType | null | undefined;
  features: readonly Feature[];
  initial?: Partial<PropertyValues>;
  /** Median of similar properties; null if there are too few, undefined while loading. */
  median?: SimilarMedian | null | undefined;
  similarAds?: SimilarAdsNoticeProps['ads'];
  /** Called at the preview, to look for similar ads. */
  onPreview?: (values: PropertyValues) => void;
  startAt?: number;
  /** Decides which delivery dates are allowed; default: the current time. */
  now?: Date;
  /** Called after each change, to save a draft. */
  onChange?: (values: PropertyValues) => void;
  /** Called after the user confirmed clearing everything. */
  onClear?: () => void;
  /** Posts or saves the ad. Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: PropertyInput): Promise<unknown>;
}

const Preview = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [`@media ${minWidthQuery('tablet')}`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
});

const Stack = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

/** True if the ad has its own location, not only its city. */
const hasOwnLocation = (link: string, knownPlace: PlaceStepProps['savedPlace']): boolean =>
  link.trim() === '' ? Boolean(knownPlace) : parseMapLink(link.trim()) !== null;

/** Form of a property: five tabs, then the preview with the ad pack, where it is posted (specification, section 4). */
export function PropertyForm({
  mode = 'new',
  initial,
  startAt = 0,
  now,
  governorates,
  savedPlace,
  baseMap,
  onLoadMap,
  categories,
  features,
  remaining,
  onRetryRemaining,
  onRetryOptions,
  paidPack,
  plansHref,
  median,
  similarAds = [],
  onPreview,
  onCategoryChange,
  onUpload,
  onRotate,
  onChange,
  onClear,
  onSubmit,
  onContinueDraft,
}: PropertyFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const initialValues: PropertyValues = { ...EMPTY_PROPERTY, ...initial };
  const [currentTime] = useState(() => now ?? new Date());
  const [days] = useState(() => getDeliveryDays(currentTime, mode === 'edit' ? initialValues.receipt : null));
  const [schema] = useState(() => buildPropertyInput(days));
  const [parts] = useState(() => getPropertySteps(days));
  const form = useCallForm({ schema, initial: initialValues, call: onSubmit });
  const { values } = form;
  const notify = useEffectEvent(() => onChange?.(values));
  const serializedValues = JSON.stringify(values);
  useEffect(() => {
    if (serializedValues) notify();
  }, [serializedValues]);
  const pictures = usePropertyPictures(form, { onUpload, onRotate });
  const isUnsent = values.image.some(({ state }) => state !== 'done');
  // A new ad is saved as a draft; changes of an edited one would be lost.
  const isUnsaved =
    mode === 'edit' && Object.keys(initialValues).some((name) => form.isChanged(name as keyof PropertyValues));
  useLeaveWarning(isUnsent || isUnsaved, isUnsaved ? t('wizard:leaveEdit') : t('wizard:leave'));
  const steps = useFormSteps({ form, steps: parts, empty: EMPTY_PROPERTY, mode, startAt });
  const { current } = steps;
  const isPreview = current === parts.length - 1;
  const preview = useEffectEvent(() => onPreview?.(form.getLatestValues()));
  useEffect(() => {
    if (isPreview) preview();
  }, [isPreview]);
  const comparedListing = toComparedListing(values, { governorates, categories });
  const quality = (
    <QualityMeter
      ad={getContentFacts(values, {
        median: median ?? null,
        hasExactPlace: hasOwnLocation(values.location, savedPlace),
      })}
    />
  );
  const ideas = (
    <TitleSuggestions
      ideas={suggestTitles(values, { governorates, categories })}
      title={values.address}
      onChoose={(address) => form.change({ address })}
    />
  );
  const draft = buildPreview(values, { governorates, categories, features });
  const ad: AdType | null = values.ranking && AD_TYPES[values.ranking];
  const choosePack = (pack: AdType) => {
    const ranking = chooseAdPack(pack, pack === paidPack ? 1 : (remaining?.[pack] ?? 0));
    if (ranking !== 'plans') form.change({ ranking });
  };

  return (
    <Wizard
      label={t('listings:bar.addProperty')}
      {...steps}
      onClear={() => {
        steps.onClear();
        onClear?.();
      }}
      onContinueDraft={onContinueDraft}
      aside={
        <Stack>
          <PropertyPreview draft={draft} />
          {quality}
        </Stack>
      }
    >
      {onRetryOptions && (
        <div className="options-failed">
          <FieldProblem text={t('wizard:optionsFailed')} />
          <Button variant="outlined" onClick={onRetryOptions}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      <StepPanels
        current={current}
        steps={{
          place: (
            <PlaceStep
              form={form}
              governorates={governorates}
              savedPlace={savedPlace}
              baseMap={baseMap}
              onLoadMap={onLoadMap}
              ideas={ideas}
            />
          ),
          details: (
            <DetailsStep form={form} now={currentTime} categories={categories} onCategoryChange={onCategoryChange} />
          ),
          description: (
            <TermsStep
              form={form}
              days={days}
              besidePrice={
                comparedListing && (
                  <PriceBesideMedian
                    price={values.price}
                    size={values.size}
                    median={median}
                    listing={comparedListing}
                  />
                )
              }
            />
          ),
          pictures: <PicturesStep form={form} pictures={pictures} />,
          features: (
            <ChoiceChips
              multiple
              id={form.getFieldId('feature_ids')}
              error={form.getError('feature_ids')}
              legend={t('listings:detail.features')}
              name="feature_ids"
              choices={features.map(({ id, name, arName }) => ({
                value: String(id),
                text: language === 'ar' ? arName : name,
              }))}
              value={values.feature_ids.map(String)}
              onChange={(featureIds) => form.change({ feature_ids: featureIds.map(Number) })}
            />
          ),
          preview: (
            <Preview>
              <Stack>
                <SimilarAdsNotice ads={similarAds} />
                {(mode === 'new' || paidPack !== undefined) && (
                  <AdPackChoice
                    id={form.getFieldId('ranking')}
                    remaining={remaining}
                    value={ad}
                    paid={paidPack ?? null}
                    error={form.getError('ranking')}
                    onRetry={onRetryRemaining}
                    onChange={choosePack}
                    noneText={t('wizard:pack.first')}
                    plansHref={plansHref}
                  />
                )}
                {ideas}
                {quality}
              </Stack>
              <PropertyPreview draft={draft} />
            </Preview>
          ),
        }}
      />
    </Wizard>
  );
}
