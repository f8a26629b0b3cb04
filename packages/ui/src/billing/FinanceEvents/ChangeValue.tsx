import {
  CASE_DECISIONS,
  CASE_KINDS,
  type FinanceEvent,
  FinanceSetting,
  piastres,
  REFUND_STATES,
} from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { CurrencyAmount } from '../money/CurrencyAmount.tsx';
import { ExactMoney } from '../money/ExactMoney.tsx';
import { formatSettingText } from '../SettingRules/settingText.ts';

interface ChangeValueProps {
  event: FinanceEvent;
  name: string;
  value: string | null;
}

const PURCHASABLE_PLAN_KINDS = ['basic', 'superior', 'elite', 'single'] as const;

/** Value of the audit log for the finance role: money in pounds, times as days, settings as edited. */
export function ChangeValue({ event: { reference, changes }, name, value }: ChangeValueProps) {
  const { t } = useTranslation();
  if (value === null || value === '') return t('finance:events.nothing');
  if (name === 'price') return <ExactMoney money={piastres(Number(value))} />;
  if (name === 'amount') {
    const currency = changes.find((change) => change.name === 'currency')?.before ?? 'EGP';
    return <CurrencyAmount amount={Number(value)} currency={currency} />;
  }
  if (name === 'valid_from') return <DateText date={value} />;
  if (name === 'on_sale') return t(value === 'true' ? 'finance:rules.onSale' : 'finance:rules.offSale');
  if (name === 'value') return <bdi dir="auto">{formatSetting(reference, value)}</bdi>;
  const state = name === 'state' && REFUND_STATES.find((candidate) => candidate === value);
  if (state) return t(`finance:refunds.state.${state}`);
  const decision = name === 'decision' && CASE_DECISIONS.find((candidate) => candidate === value);
  if (decision) return t(`finance:cases.decided.${decision}`);
  const kind = name === 'kind' && CASE_KINDS.find((candidate) => candidate === value);
  if (kind) return t(`finance:cases.kind.${kind}`);
  const planKind = name === 'kind' && PURCHASABLE_PLAN_KINDS.find((candidate) => candidate === value);
  return planKind ? t(`finance:rules.kinds.${planKind}`) : <bdi dir="auto">{value}</bdi>;
}

/** Setting as edited; lists and records are stored as JSON. */
function formatSetting(key: string, value: string): string {
  const isJson = /^[[{]|^-?\d/.test(value);
  const setting = FinanceSetting.safeParse({ key, value: isJson ? JSON.parse(value) : value });
  return setting.success ? formatSettingText(setting.data) : value;
}
