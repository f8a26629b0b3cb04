import styled from '@emotion/styled';
import { RefundInput, type RefundQuote } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { Trans, useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { Price } from '../money/Price.tsx';
import { refundStyles } from './refundStyles.ts';

export interface RefundRequestProps extends Omit<PanelProps, 'label' | 'placement' | 'onClose' | 'children'> {
  /** Undefined while unknown. */
  quote: RefundQuote | undefined;
  /** Message of a failed quote. */
  failure?: string;
  onRetry?(): void;
  /** Requests the refund. Rejects with the server's problems; see `useCallForm`. */
  onRequest(input: RefundInput): Promise<unknown>;
  onClose(): void;
}

const Root = styled(Panel)(refundStyles);

/** Quote of a refund and its confirmation: used ads, fee, total. */
export function RefundRequest({ quote, failure, onRetry, onRequest, onClose, ...panel }: RefundRequestProps) {
  const { t } = useTranslation();
  return (
    <Root {...panel} label={t('payments:refund.title')} placement="center" onClose={onClose}>
      <div className="refundForm">
        <h2>{t('payments:refund.title')}</h2>
        {failure !== undefined && <FailedState title={failure} message="" onRetry={onRetry} />}
        {!quote && failure === undefined && <p role="status">{t('payments:refund.loading')}</p>}
        {quote && <QuotedRefundForm quote={quote} onRequest={onRequest} onClose={onClose} />}
      </div>
    </Root>
  );
}

type QuotedRefundFormProps = Pick<RefundRequestProps, 'onRequest' | 'onClose'> & { quote: RefundQuote };

function QuotedRefundForm({ quote, onRequest, onClose }: QuotedRefundFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { paid, used, used_amount, unused, fee, fee_percent, amount, decided_by } = quote;
  const form = useCallForm({
    schema: RefundInput,
    initial: { amount, reason: '' },
    call: (input) => onRequest({ ...input, amount }),
  });
  const hasUsed = used.basic + used.elite + used.superior > 0;
  return (
    <form {...form.form}>
      <FormErrorBox problems={form.problems} />
      <dl>
        <div>
          <dt>{t('payments:refund.paid')}</dt>
          <dd>
            <Price money={paid} />
          </dd>
        </div>
        {hasUsed && (
          <div>
            <dt>
              {t('payments:refund.used')}
              <AdCounts counts={used} />
            </dt>
            <dd>
              <Price money={used_amount} isNegative />
            </dd>
          </div>
        )}
        {fee > 0 && (
          <div>
            <dt>{t('payments:refund.fee', { percent: formatNumber(fee_percent, language, 2) })}</dt>
            <dd>
              <Price money={fee} isNegative />
            </dd>
          </div>
        )}
        <div className="total">
          <dt>{t('payments:refund.amount')}</dt>
          <dd>
            <Price money={amount} />
          </dd>
        </div>
      </dl>
      <div className="unused">
        <p>{t('payments:refund.unused')}</p>
        <AdCounts counts={unused} />
      </div>
      <p className="decisionDate">
        <Trans i18nKey="payments:refund.decided" components={{ date: <DateText date={decided_by} /> }} />
      </p>
      <LongTextField {...form.field('reason')} label={t('payments:refund.reason')} valid={false} />
      <div className="buttons">
        <Button variant="text" disabled={form.busy} onClick={onClose}>
          {t('payments:refund.keep')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('payments:refund.ask')}
        </Button>
      </div>
    </form>
  );
}
