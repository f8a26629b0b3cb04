import styled from '@emotion/styled';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { Button } from '../Button/Button.tsx';

export interface MissingPartProps {
  message?: string;
  onRetry(): void;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 16,
  color: role.inkMuted,
  '& p': { margin: 0 },
});

export function MissingPart({ message, onRetry }: MissingPartProps) {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      <p>{message ?? t('states:failedTitle')}</p>
      <Button variant="text" icon={RotateCw} onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </Root>
  );
}
