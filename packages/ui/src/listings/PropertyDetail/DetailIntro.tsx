import type { PropertyCard } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../foundation/text/TimeAgo.tsx';
import { Link } from '../../link/Link.tsx';
import { FactsRow } from '../FactsRow/FactsRow.tsx';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { isConfirmed } from '../PropertyCard/freshness.ts';

interface DetailIntroProps {
  property: PropertyCard;
  areaHref?: string;
  /** Replaces plain text for the title. */
  renderText?: (text: string) => ReactNode;
  /** 2 where the page has its own main heading. */
  level?: 1 | 2;
}

export function DetailIntro({ property, areaHref, renderText = String, level = 1 }: DetailIntroProps) {
  const { t } = useTranslation();
  const Heading = level === 1 ? 'h1' : 'h2';
  const area = t('listings:card.area', { city: property.city_name, governorate: property.gover_name });
  const kind = [t(`vocabulary:action.${property.action}`), property.category_name, property.subcategory_name].join(
    ' · ',
  );
  return (
    <header className="intro">
      <div>
        <p className="kind">{kind}</p>
        <Heading>{renderText(property.address)}</Heading>
        <p className="area">
          {areaHref ? <Link href={areaHref}>{area}</Link> : area}
          {' · '}
          <TimeAgo dateTime={property.created_at} text={t('listings:detail.published', { ago: property.time_ago })} />
          {isConfirmed(property) && ' · '}
          {isConfirmed(property) && (
            <TimeAgo
              className="confirmed"
              dateTime={property.confirmed_at}
              text={t('listings:card.confirmed', { ago: property.confirmed_ago })}
            />
          )}
        </p>
      </div>
      <PriceBlock property={property} perMetre />
      <FactsRow className="facts" property={property} />
    </header>
  );
}
