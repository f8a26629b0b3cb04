import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { ShareButton } from '../../sharing/ShareButton/ShareButton.tsx';
import type { SellerCardProps } from './sellerCardProps.ts';

type WithoutPhoneProps = Pick<SellerCardProps, 'address' | 'shareUrl' | 'onShared' | 'similarHref' | 'request'>;

/** Tells the visitor that the seller has no number, and offers alternatives. */
export function WithoutPhone({ address, shareUrl, onShared, similarHref, request }: WithoutPhoneProps) {
  const { t } = useTranslation();
  return (
    <div className="silent">
      <p className="none">{t('listings:seller.noPhone')}</p>
      {request ?? <p>{t('listings:seller.noPhoneWays')}</p>}
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
