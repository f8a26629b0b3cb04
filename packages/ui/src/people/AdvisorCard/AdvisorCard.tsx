import styled from '@emotion/styled';
import { Award, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { PhoneText } from '../../foundation/PhoneText.tsx';
import { callHref, whatsAppHref } from '../../homes/SellerCard/contact.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { Advisor } from '../advisor.ts';
import { advisorCardStyles } from './advisorCardStyles.ts';

export interface AdvisorCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  advisor: Advisor;
  /** Level of the name's heading. */
  headingLevel?: 2 | 3;
}

const Root = styled('article')(advisorCardStyles);
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Areas that are named; the rest are counted, so that one card does not grow past its neighbours. */
const NAMED_AREAS = 4;

/** Somebody who advises on property: what they know, where, and how to reach them. */
export function AdvisorCard({ advisor, headingLevel = 3, ...article }: AdvisorCardProps) {
  const { t } = useTranslation();
  const { name, phone, places, certificates } = advisor;
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...article}>
      <div className="person">
        <Avatar name={name} picture={advisor.profile_pic} size={72} />
        <div>
          <Heading className="name">{name}</Heading>
          <p className="where">{advisor.city_name}</p>
          <p className="years">{t('people:advisor.experience', { count: advisor.years_of_experience })}</p>
        </div>
      </div>
      <ul className="categories" aria-label={t('people:advisor.categories')}>
        {advisor.categories.map((category) => (
          <li key={category}>{t(`vocabulary:type.${category}`)}</li>
        ))}
      </ul>
      <p className="about">{advisor.about}</p>
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
            <dd>{certificates.join(t('finding:chip.joiner'))}</dd>
          </div>
        )}
      </dl>
      {phone ? (
        <div className="actions">
          <ButtonLink href={callHref(phone)} icon={Phone}>
            <span className="visually-hidden">{t('people:advisor.call', { name })}</span>
            <PhoneText phone={phone} />
          </ButtonLink>
          <ButtonLink
            look="outlined"
            href={whatsAppHref(phone, t('people:advisor.message', { name }))}
            target="_blank"
            rel="noopener noreferrer"
            icon={MessageCircle}
            aria-label={t('people:advisor.whatsappTo', { name })}
          >
            {t('homes:seller.whatsapp')}
          </ButtonLink>
        </div>
      ) : (
        <p className="silent">{t('people:advisor.noPhone')}</p>
      )}
    </Root>
  );
}
