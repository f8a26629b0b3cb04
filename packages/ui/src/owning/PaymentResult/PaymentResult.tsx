import styled from '@emotion/styled';
import { formatDate } from '@mashrabiya/i18n';
import { Building2, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../foundation/Money.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import type { DrawingName } from '../../states/drawings/drawings.ts';
import type { ScreenAction } from '../../states/StatusScreen/ScreenButton.tsx';
import { StatusScreen, type StatusScreenProps } from '../../states/StatusScreen/StatusScreen.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

type Outcome = 'paid' | 'pending' | 'failed';
type Screen = Omit<StatusScreenProps, 'drawing' | 'title' | 'message' | 'action' | 'otherAction' | 'children'>;

export interface PaymentResultProps extends Screen {
  /** How the payment ended, or that it has not yet. */
  outcome: Outcome;
  /** Whole EGP with VAT inside. */
  amount: number;
  /** The payment's number, to name it by when asking for help. */
  reference: string;
  /** When it was made. */
  at: Date;
  /** Where a home is added, the way on from a payment. */
  addHref: string;
  /** Where plans are, the other way on. */
  plansHref: string;
  /** Back to the checkout, after a failure. */
  onRetry: () => void;
  /** Asks again how a pending payment ended. */
  onCheck: () => void;
  /** It is being asked. */
  checking?: boolean;
}

const DRAWINGS: Record<Outcome, DrawingName> = { paid: 'empty', pending: 'coming', failed: 'failed' };

const Root = styled(StatusScreen)({
  '& dl': {
    inlineSize: 'min(100%, 400px)',
    marginBlockStart: 8,
    paddingInline: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
    fontVariantNumeric: 'tabular-nums',
  },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 10, textAlign: 'start' },
  '& dl > div + div': { borderBlockStart: `1px solid ${role.line}` },
  '& dt': { flex: 'none', color: role.inkMuted },
  '& dd': { minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 500, textAlign: 'end' },
});

/** Where a person lands after paying: how it ended, the payment to refer to, and one thing to do next. */
export function PaymentResult({
  outcome,
  amount,
  reference,
  at,
  addHref,
  plansHref,
  onRetry,
  onCheck,
  checking = false,
  ...screen
}: PaymentResultProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const check = t(checking ? 'owning.result.checking' : 'owning.result.check');
  const actions: Record<Outcome, ScreenAction> = {
    paid: { href: addHref, label: t('shell.links.addProperty'), icon: Building2 },
    pending: { label: check, icon: RotateCw, busy: checking, onAct: onCheck },
    failed: { label: t('common.retry'), icon: RotateCw, onAct: onRetry },
  };
  return (
    <Root
      role={outcome === 'failed' ? 'alert' : 'status'}
      level={1}
      {...screen}
      drawing={DRAWINGS[outcome]}
      title={t(`owning.result.${outcome}`)}
      message={t(`owning.result.${outcome}Text`)}
      action={actions[outcome]}
      otherAction={{ href: plansHref, label: t('shell.links.plans') }}
    >
      <dl>
        <div>
          <dt>{t('owning.result.amount')}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
        <div>
          <dt>{t('owning.result.date')}</dt>
          <dd>{formatDate(at, language)}</dd>
        </div>
        <div>
          <dt>{t('owning.result.reference')}</dt>
          <dd>
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </div>
      </dl>
    </Root>
  );
}
