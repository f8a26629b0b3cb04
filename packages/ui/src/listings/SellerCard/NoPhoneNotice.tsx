import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { ShareButton } from '../../sharing/ShareButton/ShareButton.tsx';
import { ContactLinkButton } from './ContactLinkButton.tsx';
import type { SellerCardProps } from './sellerCardProps.ts';

type NoPhoneNoticeProps = Pick<SellerCardProps, 'links' | 'address' | 'shareUrl' | 'onShared' | 'similarHref'>;

/** Offers a message and a viewing for a seller without a number. */
export function NoPhoneNotice({ links, address, shareUrl, onShared, similarHref }: NoPhoneNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className="noPhone">
      {links && (
        <>
          <ContactLinkButton kind="message" link={links.message} wide />
          <ContactLinkButton kind="viewing" link={links.viewing} variant="outlined" wide />
        </>
      )}
      <p>{t('listings:seller.noPhone')}</p>
      <div className="actions">
        {similarHref && (
          <ButtonLink variant="outlined" href={similarHref}>
            {t('listings:seller.seeSimilar')}
          </ButtonLink>
        )}
        <ShareButton variant={similarHref ? 'text' : 'outlined'} url={shareUrl} title={address} onDone={onShared} />
      </div>
    </div>
  );
}
