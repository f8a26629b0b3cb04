import type { PaymentMethod } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/useLocale.ts';

export interface HomesLinkProps {
  href: string;
  /** The dearest of them, in EGP. */
  price: number;
  /** Those that are sold in installments alone. */
  payment?: PaymentMethod | undefined;
  /** How many; undefined while unknown. */
  count: number | undefined;
}

/** The way to the homes for sale up to a price, and how many they are; without one there is nowhere to go. */
export function HomesLink({ href, price, payment, count }: HomesLinkProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const kind = payment === 'installment' ? 'inParts' : 'homes';
  const most = t('common:money', { amount: formatNumber(price, language) });
  const words =
    count === undefined
      ? t(`advice:afford.${kind}Link`, { price: most })
      : t(`advice:afford.${kind}`, { count, formatted: formatNumber(count, language), price: most });
  if (count === 0) return <p className="why">{words}</p>;
  return (
    <ButtonLink look="outlined" href={href}>
      {words}
    </ButtonLink>
  );
}
