import type { PropertyCard } from '@mashrabiya/contract';
import Chip from '@mui/material/Chip';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { Link } from '../../link/Link.tsx';
import { formatPrice } from '../../listings/PriceBlock/price.ts';
import { useCardTexts } from '../../listings/shared/cardTexts.ts';

interface ListingRowProps {
  /** Null once the account of its seller was deleted. */
  property: PropertyCard | null;
  /** False without a public page to link to. */
  isAvailable: boolean;
  getHref(property: PropertyCard): string;
}

const PICTURE_SIZES = '72px';

/** The property of a conversation in one row. */
export function ListingRow({ property, isAvailable, getHref }: ListingRowProps) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  if (!property) return <p className="listing removed">{t('messages:conversation.removed')}</p>;
  const content = (
    <>
      <Picture className="picture" image={property.img[0] ?? null} ratio={4 / 3} sizes={PICTURE_SIZES} alt="" />
      <span className="facts">
        <span className="title" dir="auto">
          {property.address}
        </span>
        <span className="price">{formatPrice(property, texts)}</span>
      </span>
      {isAvailable ? (
        <DirectionalIcon icon={ChevronRight} />
      ) : (
        <Chip className="unavailable" component="span" size="small" label={t('messages:conversation.unavailable')} />
      )}
    </>
  );
  return isAvailable ? (
    <Link className="listing" href={getHref(property)}>
      {content}
    </Link>
  ) : (
    <p className="listing">{content}</p>
  );
}
