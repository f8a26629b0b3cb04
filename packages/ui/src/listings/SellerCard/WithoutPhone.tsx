import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { ShareButton } from '../../sharing/ShareButton/ShareButton.tsx';
import { MessageButton } from './MessageButton.tsx';
import type { SellerCardProps } from './sellerCardProps.ts';

type WithoutPhoneProps = Pick<SellerCardProps, 'messageLink' | 'address' | 'shareUrl' | 'onShared' | 'similarHref'>;

/** Offers a message to a seller without a number. */
export function WithoutPhone({ messageLink, address, shareUrl, onShared, similarHref }: WithoutPhoneProps) {
  const { t } = useTranslation();
  return (
    <div className="silent">
      <MessageButton link={messageLink} wide />
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
