import styled from '@emotion/styled';
import type { Person } from '@mashrabiya/contract';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

const Root = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 8 });

/** Special states of an account: role, block, unverified email. */
export function PersonMarks({ person }: { person: Pick<Person, 'role' | 'blocked' | 'email_verified'> }) {
  const { t } = useTranslation();
  return (
    <Root>
      {person.role !== 'user' && (
        <Chip size="small" color="secondary" label={t(`moderating:people.roles.${person.role}`)} />
      )}
      {person.blocked && <Chip size="small" color="error" label={t('moderating:people.blocked')} />}
      {!person.email_verified && <Chip size="small" variant="outlined" label={t('moderating:people.unverified')} />}
    </Root>
  );
}
