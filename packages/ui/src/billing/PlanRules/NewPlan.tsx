import styled from '@emotion/styled';
import { type NewPlanInput, PURCHASABLE_PLAN_KINDS, piastres } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { formCardStyles } from '../shared/financeStyles.ts';
import { PlanVersionForm } from './PlanVersionForm.tsx';

export interface NewPlanProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  now: Date;
  /** Rejects with the server's problems; see `useCallForm`. */
  onAdd(input: NewPlanInput): Promise<unknown>;
  onCancel(): void;
}

const EMPTY = {
  name_ar: '',
  name_en: '',
  description_ar: '',
  description_en: '',
  basic: 0,
  elite: 0,
  superior: 0,
  price: piastres(0),
  valid_days: 365,
  on_sale: true,
};

const Root = styled('section')(formCardStyles);

/** Form to add a plan. The kind comes first, as it decides the position in the shop. */
export function NewPlan({ now, onAdd, onCancel, ...section }: NewPlanProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [kind, setKind] = useState<NewPlanInput['kind']>('basic');
  return (
    <Root aria-labelledby={titleId} {...section}>
      <h3 id={titleId}>{t('finance:rules.add')}</h3>
      <ChoiceChips
        legend={t('finance:rules.kind')}
        name="kind"
        inline
        choices={PURCHASABLE_PLAN_KINDS.map((planKind) => ({
          value: planKind,
          text: t(`finance:rules.kinds.${planKind}`),
        }))}
        value={[kind]}
        onChange={([next]) => setKind(PURCHASABLE_PLAN_KINDS.find((planKind) => planKind === next) ?? 'basic')}
      />
      <PlanVersionForm
        version={EMPTY}
        kind={kind}
        now={now}
        onCancel={onCancel}
        onSubmit={(input) => onAdd({ ...input, kind })}
      />
    </Root>
  );
}
