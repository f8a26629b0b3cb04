import styled from '@emotion/styled';
import type { PublicUser } from '@mashrabiya/contract';
import { formatMonth } from '@mashrabiya/i18n';
import { Flag, Share2 } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../foundation/ActionMenu/ActionMenu.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { ContactActions } from '../../listings/SellerCard/ContactActions.tsx';
import { ContactLinkButton } from '../../listings/SellerCard/ContactLinkButton.tsx';
import type { ContactLinks, SellerContact } from '../../listings/SellerCard/contact.ts';
import { SellerBadges } from '../../listings/SellerCard/SellerBadges.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import { providerHeaderStyles } from './providerHeaderStyles.ts';

export interface ProviderHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  user: PublicUser;
  contact: SellerContact;
  /** Absent on the user’s own page, and without listings. */
  links?: ContactLinks | undefined;
  /** Number of active ads. */
  listingCount: number;
  /** Number of reviews behind the rating. */
  reviews: number;
  /** Anchor of the reviews on the page. */
  reviewsHref: string;
  /** Absolute address of the page, for the WhatsApp message. */
  shareUrl: string;
  /** Without it there is no share button. */
  onShare?(): void;
  /** Target of "report this user"; without it there is no menu. */
  reportHref?: string;
}

const Root = styled('header')(providerHeaderStyles);

/** Head of a seller’s public page: name, badges, rating and ways to contact them. */
export function ProviderHeader({
  user,
  contact,
  links,
  listingCount: listings,
  reviews,
  reviewsHref,
  shareUrl,
  onShare,
  reportHref,
  ...header
}: ProviderHeaderProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { name } = user;
  return (
    <Root {...header}>
      <div className="band">
        <Lattice tile={56} />
      </div>
      <Avatar className="avatar" name={name} picture={user.profile_pic} size={96} />
      <div className="textBlock">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="rating">
          {(user.rating !== null || reviews === 0) && <RatingStars rating={user.rating} size={20} withNumber />}
          {reviews > 0 && <Link href={reviewsHref}>{t('people:reviews.count', { count: reviews })}</Link>}
        </p>
        <p className="facts">
          <span>{t('people:provider.homes', { count: listings })}</span>
          <span>{t('listings:seller.memberSince', { date: formatMonth(new Date(user.active_from), language) })}</span>
          <SellerBadges user={user} />
          {user.reply_hours !== null && <span>{t(`listings:seller.replyTime.hours${user.reply_hours}`)}</span>}
        </p>
      </div>
      <div className="contactMethods">
        {user.has_phone ? (
          <div className="contactButtons">
            <ContactActions
              contact={contact}
              message={t('people:provider.message', { link: shareUrl })}
              links={links}
            />
          </div>
        ) : (
          <>
            {links && (
              <div className="actions">
                <ContactLinkButton kind="message" link={links.message} />
                <ContactLinkButton kind="viewing" link={links.viewing} variant="outlined" />
              </div>
            )}
            <p className="noPhone">{t('listings:seller.noPhone')}</p>
          </>
        )}
        {onShare && (
          <Button variant="text" icon={Share2} onClick={onShare}>
            {t('people:provider.share')}
          </Button>
        )}
        {reportHref && (
          <ActionMenu
            label={t('people:provider.more')}
            actions={[{ icon: Flag, text: t('people:provider.report'), href: reportHref }]}
          />
        )}
      </div>
    </Root>
  );
}
