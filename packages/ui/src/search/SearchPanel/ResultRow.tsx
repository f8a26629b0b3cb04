import type { PropertyCard } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { Link } from '../../link/Link.tsx';

interface ResultRowProps {
  property: PropertyCard;
  href: string;
}

/** One-line result: picture, price, title, place. Styled by its list. */
export function ResultRow({ property, href }: ResultRowProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { address, action, price, img, subcategory_name, city_name, gover_name } = property;
  const amount = price === null ? '' : formatNumber(price, language);
  const priceText = t(action === 'forrent' ? 'listings:card.priceMonthly' : 'listings:card.price', { amount });
  return (
    <Link className="row" href={href} data-result>
      <Picture image={img[0] ?? null} ratio={4 / 3} sizes="96px" alt="" />
      <span className="textBlock">
        <span className="price tabular">{price === null ? t('listings:card.noPrice') : priceText}</span>
        <span className="title">{address}</span>
        <span className="place">
          {subcategory_name} · {t('listings:card.area', { city: city_name, governorate: gover_name })}
        </span>
      </span>
    </Link>
  );
}
