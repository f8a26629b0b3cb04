import styled from '@emotion/styled';
import { Fingerprint } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { providerMarks } from './socialMarks.ts';

/** Who vouches for a person. */
export type LoginProvider = keyof typeof providerMarks;

export interface SocialButtonsProps extends ComponentPropsWithRef<'div'> {
  /** Both unless told. */
  providers?: readonly LoginProvider[];
  /** Opens the provider's own window. */
  onProvider(provider: LoginProvider): void;
  /** Asks for a passkey of the person's device; not offered without it. */
  onPasskey?(): void;
  /** What the buttons do: they log in unless told. */
  purpose?: 'login' | 'confirm';
  /** Whose window is open: its button waits, and none can be pressed. */
  busy?: LoginProvider | 'passkey';
}

export const PROVIDERS: readonly LoginProvider[] = ['google', 'apple'];

const Root = styled('div')({
  display: 'grid',
  gap: 12,
  '& button': { minBlockSize: 48 },
  '& svg': { inlineSize: 20, blockSize: 20 },
});

/** Login without a password of ours, by way of Google or Apple, or with a key on the person's device. */
export function SocialButtons({
  providers = PROVIDERS,
  onProvider,
  onPasskey,
  purpose = 'login',
  busy,
  ...div
}: SocialButtonsProps) {
  const { t } = useTranslation();
  const isLogin = purpose === 'login';
  return (
    // A press must not take the focus out of a field: the error that leaving it opens would move the button away.
    <Root onMouseDown={(event) => event.preventDefault()} {...div}>
      {providers.map((provider) => (
        <Button
          key={provider}
          look="outlined"
          wide
          busy={busy === provider}
          disabled={busy !== undefined && busy !== provider}
          onClick={() => onProvider(provider)}
        >
          {busy !== provider && (
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
              <path d={providerMarks[provider]} />
            </svg>
          )}
          {t(isLogin ? `account:social.${provider}` : `account:confirmIdentity.${provider}`)}
        </Button>
      ))}
      {onPasskey && (
        <Button
          look="outlined"
          wide
          icon={Fingerprint}
          busy={busy === 'passkey'}
          disabled={busy !== undefined && busy !== 'passkey'}
          onClick={onPasskey}
        >
          {t(isLogin ? 'account:passkeys.login' : 'account:confirmIdentity.passkey')}
        </Button>
      )}
    </Root>
  );
}
