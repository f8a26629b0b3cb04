import styled from '@emotion/styled';
import type { Payment } from '@mashrabiya/contract';
import { formatMonth, formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Money } from '../../foundation/text/Money.tsx';
import { paymentPlanStyles } from './paymentPlanStyles.ts';
import { computePlan } from './plan.ts';

export interface PaymentPlanProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Renders nothing unless it is a sale in installments. */
  payment: Payment;
}

const Root = styled('div')(paymentPlanStyles);

/** Installment plan: down payment, monthly amount, and the formula. */
export function PaymentPlan({ payment, ...div }: PaymentPlanProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const plan = computePlan(payment);
  if (!plan) return null;
  const formatMoney = (amount: number) => formatNumber(amount, language);
  return (
    <Root {...div}>
      <div className="bar" aria-hidden style={{ '--down': `${plan.downPercent}%` } as CSSProperties}>
        <span className="downPayment" />
      </div>
      <dl>
        <div className="downPayment">
          <dt>{t('listings:plan.downPercent', { percent: plan.downPercent })}</dt>
          <dd>
            <Money amount={plan.downPayment} />
          </dd>
        </div>
        <div className="remainder">
          <dt>{t('listings:plan.rest')}</dt>
          <dd>
            <Money amount={plan.financedAmount} />
          </dd>
        </div>
        <div className="monthly">
          <dt>{t('listings:plan.monthly')}</dt>
          <dd>
            <Money amount={plan.monthlyPayment} />
          </dd>
        </div>
      </dl>
      <p className="planTotal">
        <span>{t('listings:plan.note')}</span>
        <bdi dir="ltr">
          {t('listings:plan.arithmetic', {
            price: formatMoney(plan.price),
            down: formatMoney(plan.downPayment),
            months: plan.months,
            monthly: formatMoney(plan.monthlyPayment),
          })}
        </bdi>
      </p>
      <p className="length">
        {[
          t('listings:card.years', { count: plan.years }),
          t('listings:plan.months', { count: plan.months }),
          payment.receipt && t('listings:plan.receipt', { date: formatMonth(new Date(payment.receipt), language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Root>
  );
}
