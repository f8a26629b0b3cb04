import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { type AccountLosses, LossList } from '../DeleteAccountDialog/LossList.tsx';

export interface AccountDeletionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Undefined while counting; deleting is disabled until then. */
  losses: AccountLosses | undefined;
  failed?: boolean;
  onRetry?: () => void;
  onDelete(): void;
}

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
});

export function AccountDeletion({ losses, failed = false, onRetry, onDelete, ...div }: AccountDeletionProps) {
  const { t } = useTranslation();
  return (
    <Root aria-busy={!losses && !failed} {...div}>
      <p>{t('account:remove.text')}</p>
      {!losses && failed ? <FailedState onRetry={onRetry} /> : <LossList losses={losses} />}
      <Button variant="outlined" color="error" disabled={!losses} onClick={onDelete}>
        {t('account:remove.open')}
      </Button>
    </Root>
  );
}
