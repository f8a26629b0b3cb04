import styled from '@emotion/styled';
import { BellRing } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { alertFieldsStyles } from './alertFieldsStyles.ts';

export interface LoginForAlertsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  onLogin(): void;
}

const Root = styled('div')(alertFieldsStyles);

export function LoginForAlerts({ onLogin, ...div }: LoginForAlertsProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <div className="notice">
        <BellRing aria-hidden size={22} strokeWidth={1.75} />
        <p>{t('savedSearches:alerts.login')}</p>
        <Button variant="outlined" onClick={onLogin}>
          {t('shell:login')}
        </Button>
      </div>
    </Root>
  );
}
