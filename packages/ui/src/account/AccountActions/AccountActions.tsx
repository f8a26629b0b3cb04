import styled from '@emotion/styled';
import { LogOut } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

export interface AccountActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  onLogout(): void;
  /** Opens the question that comes before an account is deleted. */
  onDelete(): void;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 });

/** The two ways out of an account: for now, and for good. */
export function AccountActions({ onLogout, onDelete, ...div }: AccountActionsProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <Button look="outlined" icon={LogOut} directional onClick={onLogout}>
        {t('shell.logout')}
      </Button>
      <Button look="quiet" onClick={onDelete}>
        {t('account.remove.open')}
      </Button>
    </Root>
  );
}
