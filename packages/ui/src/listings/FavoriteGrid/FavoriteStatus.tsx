import type { FavoriteCard } from '@mashrabiya/contract';
import { formatNumber, formatTimeAgo } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';

interface FavoriteStatusProps {
  favorite: FavoriteCard;
  now: Date;
}

/** Status of a favorite since it was saved: why it is unavailable, or how its price changed. */
export function FavoriteStatus({ favorite: { price, loved_price, loved_at, gone }, now }: FavoriteStatusProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const difference = price !== null && loved_price !== null ? price - loved_price : 0;
  const savedAgo = t('account:favorites.saved', { ago: formatTimeAgo(new Date(loved_at), now, language) });
  return (
    <>
      {gone && <p className="reason">{t(`account:favorites.reason.${gone}`)}</p>}
      {difference === 0 || !loved_price ? (
        <p className="savedStatus">{savedAgo}</p>
      ) : (
        <p className={difference < 0 ? 'savedStatus cheaper' : 'savedStatus'}>
          {t(difference < 0 ? 'account:favorites.cheaper' : 'account:favorites.dearer', {
            amount: formatNumber(Math.abs(difference), language),
            percent: formatNumber((Math.abs(difference) / loved_price) * 100, language, 1),
          })}
        </p>
      )}
    </>
  );
}
