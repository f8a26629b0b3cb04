import type { PaymentMethod } from '@mashrabiya/contract';
import { formatNumber, formatTotal } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';

export interface ListingsLinkProps {
  href: string;
  price: number;
  /** Restricts the link to installments. */
  payment?: PaymentMethod | undefined;
  /** Undefined while unknown. */
  count: number | undefined;
}

/** Link to properties for sale up to a price, with their number; plain text for zero. */
export function ListingsLink({ href, price, payment, count }: ListingsLinkProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const kind = payment === 'installment' ? 'inParts' : 'homes';
  const maxPrice = t('common:money', { amount: formatNumber(price, language) });
  const text =
    count === undefined
      ? t(`advice:afford.${kind}Link`, { price: maxPrice })
      : t(`advice:afford.${kind}`, { count, formatted: formatTotal(count, language), price: maxPrice });
  if (count === 0) return <p className="explanation">{text}</p>;
  return (
    <ButtonLink variant="outlined" href={href}>
      {text}
    </ButtonLink>
  );
}
