import styled from '@emotion/styled';
import { type AdCounts as AdCountsOf, type Piastres, piastres } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { Price } from '../money/Price.tsx';
import { checkoutStyles } from './checkoutStyles.ts';

interface CheckoutLine {
  id: string;
  /** In the language of the request. */
  name: string;
  amount: Piastres;
  /** Number of ads per level. */
  counts?: AdCountsOf;
}

export interface CheckoutSummaryProps extends ComponentPropsWithRef<'section'> {
  lines: readonly CheckoutLine[];
  /** Deducted from the lines. */
  saving?: Piastres;
  /** VAT part of the total, as the server rounds it. */
  vat: Piastres;
  /** Rate in per cent. */
  vatPercent: number;
}

const Root = styled('section')(checkoutStyles);

/**
 * Summary of a purchase. Prices include VAT, so the total is the amount to pay; its VAT part is shown to the piastre.
 * Children, such as `PayButton`, are at the bottom.
 */
export function CheckoutSummary({
  lines,
  saving = piastres(0),
  vat,
  vatPercent,
  children,
  ...section
}: CheckoutSummaryProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const total = piastres(lines.reduce((sum, { amount }) => sum + amount, 0) - saving);
  return (
    <Root aria-labelledby={titleId} {...section}>
      <h2 id={titleId}>{t('myListings:checkout.title')}</h2>
      <dl className="lines">
        {lines.map(({ id, name, amount, counts }) => (
          <div key={id}>
            <dt>
              {name}
              {counts && <AdCounts counts={counts} />}
            </dt>
            <dd>
              <Price money={amount} />
            </dd>
          </div>
        ))}
        {saving > 0 && (
          <div className="saving">
            <dt>{t('myListings:checkout.saving')}</dt>
            <dd>
              <Price money={saving} isNegative />
            </dd>
          </div>
        )}
        <div className="total">
          <dt>{t('myListings:checkout.total')}</dt>
          <dd>
            <Price money={total} />
          </dd>
        </div>
      </dl>
      <p className="included">{t('myListings:checkout.included')}</p>
      <dl className="tax">
        <div>
          <dt>{t('myListings:checkout.net')}</dt>
          <dd>
            <Price money={piastres(total - vat)} />
          </dd>
        </div>
        <div>
          <dt>{t('myListings:checkout.vat', { percent: formatNumber(vatPercent, language, 2) })}</dt>
          <dd>
            <Price money={vat} />
          </dd>
        </div>
      </dl>
      {children && <div className="foot">{children}</div>}
    </Root>
  );
}
