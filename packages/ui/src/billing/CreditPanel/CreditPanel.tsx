import styled from '@emotion/styled';
import { AD_TYPES, CreditInput, RANKINGS, type Ranking } from '@mashrabiya/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { NumberStepper } from '../../forms/NumberStepper/NumberStepper.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { financeStyles } from '../shared/financeStyles.ts';
import { SaveButtons } from '../versions/SaveButtons.tsx';

export interface CreditPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'onSubmit' | 'children'> {
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: CreditInput): Promise<unknown>;
}

const MAX_CREDITS = 100;
const Root = styled(Panel)({
  ...financeStyles,
  '& .credits': { display: 'grid', gap: 16, padding: 24 },
  '& .credits > form': { paddingBlockStart: 0, borderBlockStart: 0 },
});

/** Adds or deducts ads of a user, with a reason. */
export function CreditPanel({ onSubmit, ...panel }: CreditPanelProps) {
  const { t } = useTranslation();
  const title = t('finance:credits.title');
  return (
    <Root {...panel} label={title} placement="center">
      <div className="credits">
        <h2>{title}</h2>
        <CreditForm onSubmit={onSubmit} onCancel={panel.onClose} />
      </div>
    </Root>
  );
}

interface CreditFormProps {
  onSubmit(input: CreditInput): Promise<unknown>;
  onCancel(): void;
}

function CreditForm({ onSubmit, onCancel }: CreditFormProps) {
  // Submitting the same form again applies once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { t } = useTranslation();
  const form = useCallForm({
    schema: CreditInput,
    initial: {
      email: '',
      ranking: 1 as Ranking,
      amount: null as number | null,
      reason: '',
      idempotency_key: idempotencyKey,
    },
    call: onSubmit,
  });
  const actionId = useId();
  const [sign, setSign] = useState<1 | -1>(1);
  const { amount } = form.values;
  return (
    <form {...form.form}>
      <FormErrorBox problems={form.problems} />
      <div className="fields">
        <TextField {...form.field('email')} type="email" dir="ltr" label={t('finance:credits.email')} required />
        <NumberStepper
          id={form.getFieldId('amount')}
          min={1}
          max={MAX_CREDITS}
          label={t('finance:credits.amount')}
          error={form.getError('amount')}
          value={amount === null ? null : Math.abs(amount)}
          onChange={(count) => form.change({ amount: count === null ? null : sign * count })}
          required
        />
      </div>
      <RadioCards
        id={actionId}
        name="act"
        legend={t('finance:credits.act')}
        error={undefined}
        value={sign > 0 ? 'give' : 'take'}
        onChange={(action) => {
          const next = action === 'take' ? -1 : 1;
          setSign(next);
          if (amount !== null) form.change({ amount: next * Math.abs(amount) });
        }}
        choices={(['give', 'take'] as const).map((action) => ({ value: action, text: t(`finance:credits.${action}`) }))}
      />
      <RadioCards
        id={form.getFieldId('ranking')}
        name="ranking"
        legend={t('finance:credits.rank')}
        error={form.getError('ranking')}
        value={String(form.values.ranking)}
        onChange={(value) =>
          form.change({ ranking: RANKINGS.find((rankingOption) => String(rankingOption) === value) ?? 1 })
        }
        choices={RANKINGS.map((rankingOption) => ({
          value: String(rankingOption),
          text: t(`vocabulary:adType.${AD_TYPES[rankingOption]}`),
        }))}
      />
      <LongTextField {...form.field('reason')} valid={false} label={t('finance:credits.reason')} required />
      <p className="secondary">{t('finance:credits.audited')}</p>
      <SaveButtons label={t('finance:credits.save')} busy={form.busy} onCancel={onCancel} />
    </form>
  );
}
