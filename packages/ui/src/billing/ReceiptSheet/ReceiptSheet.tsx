import styled from '@emotion/styled';
import { piastres, type Receipt } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { Printer } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Logo } from '../../foundation/Logo/Logo.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { DateText } from '../../foundation/text/DateText.tsx';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { Price } from '../money/Price.tsx';
import { receiptStyles } from './receiptStyles.ts';

export interface ReceiptSheetProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  receipt: Receipt;
  onPrint(): void;
}

const Root = styled('article')(receiptStyles);

/** Tax receipt as issued, printed as shown. */
export function ReceiptSheet({ receipt, onPrint, ...article }: ReceiptSheetProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const { number, issued_at, seller, buyer, item, method, net, vat, vat_percent, total, refunded } = receipt;
  return (
    <Root aria-labelledby={titleId} {...article}>
      <header>
        <Logo />
        <Button className="print" variant="outlined" icon={Printer} onClick={onPrint}>
          {t('payments:receipt.print')}
        </Button>
      </header>
      <h1 id={titleId}>
        {t('payments:receipt.title')} <bdi dir="ltr">{number}</bdi>
      </h1>
      <p className="issued">
        <DateText date={issued_at} />
      </p>
      <div className="parties">
        <section>
          <h2>{t('payments:receipt.seller')}</h2>
          <p>{seller.name}</p>
          <p>{seller.address}</p>
          <p>
            {t('payments:receipt.taxNumber')}{' '}
            <bdi dir="ltr" className="noWrap">
              {seller.tax_number}
            </bdi>
          </p>
          <p>
            {t('payments:receipt.register')}{' '}
            <bdi dir="ltr" className="noWrap">
              {seller.commercial_register}
            </bdi>
          </p>
        </section>
        <section>
          <h2>{t('payments:receipt.buyer')}</h2>
          <p>{buyer.name}</p>
          <p>
            <bdi dir="ltr">{buyer.email}</bdi>
          </p>
          <p>{t('payments:receipt.paidBy', { method: t(`myListings:method.${method}`) })}</p>
        </section>
      </div>
      <section className="item">
        <h2>{item.name}</h2>
        <AdCounts counts={item.ads} />
      </section>
      <dl>
        <div>
          <dt>{t('myListings:checkout.net')}</dt>
          <dd>
            <Price money={net} />
          </dd>
        </div>
        <div>
          <dt>{t('myListings:checkout.vat', { percent: formatNumber(vat_percent, language, 2) })}</dt>
          <dd>
            <Price money={vat} />
          </dd>
        </div>
        <div className="total">
          <dt>{t('myListings:checkout.total')}</dt>
          <dd>
            <Price money={total} />
          </dd>
        </div>
        {refunded && (
          <>
            <div>
              <dt>
                {t('payments:receipt.refunded')} <bdi dir="ltr">{refunded.number}</bdi>, <DateText date={refunded.at} />
              </dt>
              <dd>
                <Price money={refunded.amount} />
              </dd>
            </div>
            <div className="total">
              <dt>{t('payments:receipt.remains')}</dt>
              <dd>
                <Price money={piastres(total - refunded.amount)} />
              </dd>
            </div>
          </>
        )}
      </dl>
    </Root>
  );
}
