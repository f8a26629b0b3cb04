import {
  buildPlanVersionInput,
  PLAN_MAX_ADS,
  PLAN_MAX_DAYS,
  type PlanKind,
  type PlanVersionInput,
} from '@mashrabiya/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { MoneyField } from '../../forms/MoneyField/MoneyField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { SaveButtons } from '../versions/SaveButtons.tsx';
import { ValidFromField } from '../versions/ValidFromField.tsx';

interface PlanVersionFormProps {
  /** Current version, or initial values of a new plan. */
  version: Omit<PlanVersionInput, 'valid_from'>;
  kind: PlanKind;
  now: Date;
  onSubmit(input: PlanVersionInput): Promise<unknown>;
  onCancel(): void;
}

const PIASTRES_PER_POUND = 100;

/** New version of a plan from a date; existing orders keep their version. */
export function PlanVersionForm({ version, kind, now, onSubmit, onCancel }: PlanVersionFormProps) {
  const { t } = useTranslation();
  const { name_ar, name_en, description_ar, description_en, basic, elite, superior, price, valid_days, on_sale } =
    version;
  const schema = useMemo(() => buildPlanVersionInput(kind), [kind]);
  const form = useCallForm({
    schema,
    initial: {
      name_ar,
      name_en,
      description_ar,
      description_en,
      basic,
      elite,
      superior,
      price: Number(price),
      valid_days,
      on_sale,
      valid_from: now.toISOString(),
    },
    call: onSubmit,
  });
  const { values } = form;
  const isTrial = kind === 'free_trial';
  return (
    <form {...form.form}>
      <FormErrorBox problems={form.problems} />
      <div className="fields">
        <TextField {...form.field('name_ar')} lang="ar" dir="rtl" label={t('finance:rules.nameAr')} />
        <TextField {...form.field('name_en')} lang="en" dir="ltr" label={t('finance:rules.nameEn')} />
        <TextField {...form.field('description_ar')} lang="ar" dir="rtl" label={t('finance:rules.descriptionAr')} />
        <TextField {...form.field('description_en')} lang="en" dir="ltr" label={t('finance:rules.descriptionEn')} />
        {!isTrial &&
          (['basic', 'elite', 'superior'] as const).map((rank) => (
            <NumberStepper
              key={rank}
              id={form.getFieldId(rank)}
              label={t(`vocabulary:adType.${rank}`)}
              error={form.getError(rank)}
              max={PLAN_MAX_ADS}
              value={Number.isNaN(values[rank]) ? null : values[rank]}
              onChange={(count) => form.change({ [rank]: count ?? Number.NaN })}
            />
          ))}
        {!isTrial && (
          <MoneyField
            id={form.getFieldId('price')}
            label={t('finance:rules.price')}
            error={form.getError('price')}
            value={Number.isNaN(values.price) ? null : values.price / PIASTRES_PER_POUND}
            onChange={(pounds) =>
              form.change({ price: pounds === null ? Number.NaN : Math.round(pounds * PIASTRES_PER_POUND) })
            }
          />
        )}
        {!isTrial && (
          <NumberStepper
            id={form.getFieldId('valid_days')}
            label={t('finance:rules.validDays')}
            hint={t('finance:rules.validDaysHint')}
            error={form.getError('valid_days')}
            max={PLAN_MAX_DAYS}
            value={values.valid_days}
            onChange={(days) => form.change({ valid_days: days })}
          />
        )}
        <ValidFromField
          id={form.getFieldId('valid_from')}
          now={now}
          error={form.getError('valid_from')}
          value={values.valid_from}
          onChange={(valid_from) => form.change({ valid_from })}
        />
      </div>
      {isTrial && <p className="secondary">{t('finance:rules.trialAds')}</p>}
      <Checkbox
        id={form.getFieldId('on_sale')}
        checked={values.on_sale}
        onChange={(isOnSale) => form.change({ on_sale: isOnSale })}
        label={t('finance:rules.onSale')}
      />
      <p className="secondary">{t('finance:rules.audited')}</p>
      <SaveButtons label={t('finance:rules.save')} busy={form.busy} onCancel={onCancel} />
    </form>
  );
}
