import { useTranslation } from 'react-i18next';

/** How much of each goes with the account; zero is not mentioned. */
export interface AccountLosses {
  properties: number;
  reels: number;
  favorites: number;
  /** Ads paid for and not used yet. */
  ads: number;
}

const LOSSES = ['properties', 'reels', 'favorites', 'ads'] as const;

/** What goes with an account, line by line, and what is kept of it and why. */
export function LossList({ losses }: { losses: AccountLosses }) {
  const { t } = useTranslation();
  return (
    <>
      <ul>
        {LOSSES.filter((loss) => losses[loss] > 0).map((loss) => (
          <li key={loss}>{t(`account:remove.${loss}`, { count: losses[loss] })}</li>
        ))}
        <li>{t('account:remove.always')}</li>
      </ul>
      <p>{t('account:remove.kept')}</p>
    </>
  );
}
