import { type NewPlanInput, PURCHASABLE_PLAN_KINDS, piastres } from '@mashrabiya/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { PlanVersionForm } from './PlanVersionForm.tsx';

interface NewPlanProps {
  now: Date;
  onAdd(input: NewPlanInput): Promise<unknown>;
}

const EMPTY = {
  ...{ name_ar: '', name_en: '', description_ar: '', description_en: '' },
  ...{ basic: 0, elite: 0, superior: 0, price: piastres(0), valid_days: 365, on_sale: true },
};

/** Form to add a plan. The kind comes first, as it decides the position in the shop. */
export function NewPlan({ now, onAdd }: NewPlanProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<NewPlanInput['kind']>('basic');
  if (!isOpen)
    return (
      <div>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('finance:rules.add')}
        </Button>
      </div>
    );
  return (
    <>
      <h3>{t('finance:rules.add')}</h3>
      <ChoiceChips
        legend={t('finance:rules.kind')}
        name="kind"
        inline
        choices={PURCHASABLE_PLAN_KINDS.map((planKind) => ({
          value: planKind,
          text: t(`finance:rules.kinds.${planKind}`),
        }))}
        chosen={[kind]}
        onChoose={([next]) => setKind(PURCHASABLE_PLAN_KINDS.find((planKind) => planKind === next) ?? 'basic')}
      />
      <PlanVersionForm
        version={EMPTY}
        kind={kind}
        now={now}
        onCancel={() => setOpen(false)}
        onSubmit={async (input) => {
          await onAdd({ ...input, kind });
          setOpen(false);
        }}
      />
    </>
  );
}
