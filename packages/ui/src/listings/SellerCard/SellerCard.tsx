import styled from '@emotion/styled';
import { PROFILE_IMAGES_PATH } from '@mashrabiya/contract';
import { formatMonth, formatNumber } from '@mashrabiya/i18n';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { ContactActions } from './ContactActions.tsx';
import { CopyPhone } from './CopyPhone.tsx';
import { getInitials } from './contact.ts';
import { NoPhoneNotice } from './NoPhoneNotice.tsx';
import { SellerBadges } from './SellerBadges.tsx';
import type { SellerCardProps } from './sellerCardProps.ts';
import { sellerStyles } from './sellerStyles.ts';

const Root = styled('section')(sellerStyles);

/** Seller of a property with the ways to contact them. */
export function SellerCard({
  user,
  contact,
  links,
  address,
  shareUrl,
  href,
  onShared,
  similarHref,
  ...section
}: SellerCardProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <Root aria-label={t('listings:seller.heading')} {...section}>
      <div className="profile">
        <span className="avatar" aria-hidden>
          {user.profile_pic ? (
            <img src={`${PROFILE_IMAGES_PATH}/${user.profile_pic}`} alt="" width={56} height={56} loading="lazy" />
          ) : (
            getInitials(user.name)
          )}
        </span>
        <div>
          <h2 className="name">{href ? <Link href={href}>{user.name}</Link> : user.name}</h2>
          <p className="rating">
            {user.rating === null ? (
              t('listings:seller.noRating')
            ) : (
              <span
                role="img"
                aria-label={t('listings:seller.rating', { rating: formatNumber(user.rating, language, 1) })}
              >
                <Star size={16} fill="currentColor" aria-hidden />
                {formatNumber(user.rating, language, 1)}
              </span>
            )}
          </p>
          <p className="sellerMeta">
            {t('listings:seller.memberSince', { date: formatMonth(new Date(user.active_from), language) })}
          </p>
          <p className="sellerMeta badges">
            <SellerBadges user={user} />
          </p>
          {user.reply_hours !== null && (
            <p className="sellerMeta">{t(`listings:seller.replyTime.hours${user.reply_hours}`)}</p>
          )}
        </div>
      </div>
      {user.has_phone ? (
        <div className="contactButtons">
          <ContactActions
            contact={contact}
            message={t('listings:seller.message', { address, link: shareUrl })}
            links={links}
          />
          <CopyPhone contact={contact} />
        </div>
      ) : (
        <NoPhoneNotice {...{ links, address, shareUrl, onShared, similarHref }} />
      )}
    </Root>
  );
}
