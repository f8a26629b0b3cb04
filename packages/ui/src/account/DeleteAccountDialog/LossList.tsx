import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';

/** Amounts deleted with the account; zeros are hidden. */
export interface AccountLosses {
  properties: number;
  reels: number;
  favorites: number;
  /** Paid and unused ads. */
  ads: number;
}

const LOSS_KINDS = ['properties', 'reels', 'favorites', 'ads'] as const;

const List = styled('ul')({ paddingInlineStart: 24, listStyle: 'disc', color: role.inkMuted });

interface LossListProps {
  /** Undefined while counting. */
  losses: AccountLosses | undefined;
}

/** List of deleted data, and of retained data with the reason. */
export function LossList({ losses }: LossListProps) {
  const { t } = useTranslation();
  return (
    <>
      <List>
        {losses ? (
          LOSS_KINDS.filter((loss) => losses[loss] > 0).map((loss) => (
            <li key={loss}>{t(`account:remove.${loss}`, { count: losses[loss] })}</li>
          ))
        ) : (
          <li aria-hidden>
            <Skeleton variant="text" width="40%" />
          </li>
        )}
        <li>{t('account:remove.always')}</li>
      </List>
      <p>{t('account:remove.retained')}</p>
    </>
  );
}
