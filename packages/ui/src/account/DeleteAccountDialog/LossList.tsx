import { useTranslation } from 'react-i18next';

/** Amounts deleted with the account; zeros are hidden. */
export interface AccountLosses {
  properties: number;
  reels: number;
  favorites: number;
  /** Paid and unused ads. */
  ads: number;
}

const LOSS_KINDS = ['properties', 'reels', 'favorites', 'ads'] as const;

/** List of deleted data, and of data kept with the reason. */
export function LossList({ losses }: { losses: AccountLosses }) {
  const { t } = useTranslation();
  return (
    <>
      <ul>
        {LOSS_KINDS.filter((loss) => losses[loss] > 0).map((loss) => (
          <li key={loss}>{t(`account:remove.${loss}`, { count: losses[loss] })}</li>
        ))}
        <li>{t('account:remove.always')}</li>
      </ul>
      <p>{t('account:remove.retained')}</p>
    </>
  );
}
