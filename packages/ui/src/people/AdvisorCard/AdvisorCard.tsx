import styled from '@emotion/styled';
import type { Advisor } from '@mashrabiya/contract';
import { Award, MapPin } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../foundation/Link/Link.tsx';
import { ContactActions } from '../../homes/SellerCard/ContactActions.tsx';
import type { SellerContact } from '../../homes/SellerCard/contact.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import { advisorCardStyles } from './advisorCardStyles.ts';

export interface AdvisorCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  advisor: Advisor;
  /** What is known of their number, which is handed out when it is asked for. */
  contact: SellerContact;
  /** Their own page. */
  href: string;
  /** Level of the name's heading. */
  headingLevel?: 2 | 3;
}

const Root = styled('article')(advisorCardStyles);
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Areas that are named; the rest are counted, so that one card does not grow past its neighbours. */
const NAMED_AREAS = 4;

/** Somebody who advises on property: what they know, where, and how to reach them. */
export function AdvisorCard({ advisor, contact, href, headingLevel = 3, ...article }: AdvisorCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { name, places, certificates } = advisor;
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={id} {...article}>
      <div className="person">
        <Avatar name={name} picture={advisor.profile_pic || null} size={72} />
        <div>
          <Heading id={id} className="name">
            <Link href={href}>
              <bdi>{name}</bdi>
            </Link>
          </Heading>
          <p className="where">{advisor.city_name}</p>
          <p className="years">{t('people:advisor.experience', { count: advisor.years_of_experience })}</p>
        </div>
      </div>
      <RatingStars rating={advisor.rating} withNumber />
      <p className="category">
        <span className="visually-hidden">{t('people:advisor.categories')}: </span>
        {t(`vocabulary:type.${advisor.category}`)}
      </p>
      <bdi className="about">{advisor.about}</bdi>
      <dl>
        <div>
          <dt>
            <MapPin {...ICON} />
            <span className="visually-hidden">{t('people:advisor.areas')}</span>
          </dt>
          <dd>
            {places.slice(0, NAMED_AREAS).join(t('finding:chip.joiner'))}
            {places.length > NAMED_AREAS && (
              <span className="rest"> {t('people:advisor.moreAreas', { count: places.length - NAMED_AREAS })}</span>
            )}
          </dd>
        </div>
        {certificates.length > 0 && (
          <div>
            <dt>
              <Award {...ICON} />
              <span className="visually-hidden">{t('people:advisor.certificates')}</span>
            </dt>
            <dd>
              <bdi>{certificates.join(t('finding:chip.joiner'))}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <div className="reach">
        <ContactActions contact={contact} message={t('people:advisor.message', { name })} />
      </div>
    </Root>
  );
}
