import styled from '@emotion/styled';
import type { ModeratedUser } from '@mashrabiya/contract';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { lineBox } from '../../theme/tokens.ts';

// Arabic descenders need more room than the label of a small chip has.
const Root = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 8,
  '& .MuiChip-root': { lineHeight: lineBox.chip },
});

/** Special states of an account: role, block, unverified email. */
export function UserBadges({ user }: { user: Pick<ModeratedUser, 'role' | 'blocked' | 'email_verified'> }) {
  const { t } = useTranslation();
  return (
    <Root>
      {user.role !== 'user' && (
        <Chip size="small" color="secondary" label={t(`moderation:people.roles.${user.role}`)} />
      )}
      {user.blocked && <Chip size="small" color="error" label={t('moderation:people.blocked')} />}
      {!user.email_verified && <Chip size="small" variant="outlined" label={t('moderation:people.unverified')} />}
    </Root>
  );
}
