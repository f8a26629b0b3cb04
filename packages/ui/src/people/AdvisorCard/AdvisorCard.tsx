import styled from '@emotion/styled';
import type { Advisor } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { ContactActions } from '../../listings/SellerCard/ContactActions.tsx';
import type { SellerContact } from '../../listings/SellerCard/contact.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import { AdvisorFacts } from './AdvisorFacts.tsx';
import { advisorCardStyles } from './advisorCardStyles.ts';

export interface AdvisorCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  advisor: Advisor;
  /** State of the phone number, which loads on request. */
  contact: SellerContact;
  href: string;
  headingLevel?: 2 | 3;
}

const Root = styled('article')(advisorCardStyles);
/** Listed areas; the rest are counted, so that cards keep a similar height. */
const MAX_NAMED_AREAS = 4;

/** Card of an advisor: rating, areas, certificates and ways to contact them. */
export function AdvisorCard({ advisor, contact, href, headingLevel = 3, ...article }: AdvisorCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { name, reviews } = advisor;
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={id} {...article}>
      <div className="profile">
        <Avatar name={name} picture={advisor.profile_pic || null} size={72} />
        <div>
          <Heading id={id} className="name">
            <Link href={href}>
              <bdi>{name}</bdi>
            </Link>
          </Heading>
          <p className="advisorCity">{advisor.city_name}</p>
          <p className="years">{t('people:advisor.experience', { count: advisor.years_of_experience })}</p>
        </div>
      </div>
      <p className="rating">
        {(advisor.rating !== null || reviews === 0) && <RatingStars rating={advisor.rating} withNumber />}
        {reviews > 0 && <span>{t('people:reviews.count', { count: reviews })}</span>}
      </p>
      <p className="category">
        <span className="visually-hidden">{t('people:advisor.categories')}: </span>
        {t(`vocabulary:type.${advisor.category}`)}
      </p>
      <bdi className="about">{advisor.about}</bdi>
      <AdvisorFacts advisor={advisor} maxNamedAreas={MAX_NAMED_AREAS} />
      <div className="contactButtons">
        <ContactActions contact={contact} message={t('people:advisor.message', { name })} />
      </div>
    </Root>
  );
}
