import styled from '@emotion/styled';
import { Fingerprint } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { providerMarks } from './socialMarks.ts';

export type LoginProvider = keyof typeof providerMarks;

export interface SocialButtonsProps extends ComponentPropsWithRef<'div'> {
  /** Default: both. */
  providers?: readonly LoginProvider[];
  onSelectProvider(provider: LoginProvider): void;
  onSelectPasskey?(): void;
  /** Default: `login`. */
  purpose?: 'login' | 'confirm';
  /** Method in progress: its button shows a spinner, and all are disabled. */
  pendingMethod?: LoginProvider | 'passkey';
}

export const PROVIDERS: readonly LoginProvider[] = ['google', 'apple'];

const Root = styled('div')({
  display: 'grid',
  gap: 12,
  '& button': { minBlockSize: 48 },
  '& svg': { inlineSize: 20, blockSize: 20 },
});

export function SocialButtons({
  providers = PROVIDERS,
  onSelectProvider,
  onSelectPasskey,
  purpose = 'login',
  pendingMethod,
  ...div
}: SocialButtonsProps) {
  const { t } = useTranslation();
  const isLogin = purpose === 'login';
  return (
    // A press must not blur a field: the error shown on blur would move the button away.
    <Root onMouseDown={(event) => event.preventDefault()} {...div}>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outlined"
          wide
          busy={pendingMethod === provider}
          disabled={pendingMethod !== undefined && pendingMethod !== provider}
          onClick={() => onSelectProvider(provider)}
        >
          {pendingMethod !== provider && (
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
              <path d={providerMarks[provider]} />
            </svg>
          )}
          {t(isLogin ? `account:social.${provider}` : `account:confirmIdentity.${provider}`)}
        </Button>
      ))}
      {onSelectPasskey && (
        <Button
          variant="outlined"
          wide
          icon={Fingerprint}
          busy={pendingMethod === 'passkey'}
          disabled={pendingMethod !== undefined && pendingMethod !== 'passkey'}
          onClick={onSelectPasskey}
        >
          {t(isLogin ? 'account:passkeys.login' : 'account:confirmIdentity.passkey')}
        </Button>
      )}
    </Root>
  );
}
