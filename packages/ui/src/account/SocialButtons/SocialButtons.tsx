import styled from '@emotion/styled';
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
  /** The provider whose window is open: its button waits, and neither can be pressed. */
  busy?: LoginProvider;
}

export const PROVIDERS: readonly LoginProvider[] = ['google', 'apple'];

const Root = styled('div')({
  display: 'grid',
  gap: 12,
  '& button': { minBlockSize: 48 },
  '& svg': { inlineSize: 20, blockSize: 20 },
});

/** Login without a password of ours, by way of Google or Apple. */
export function SocialButtons({ providers = PROVIDERS, onProvider, busy, ...div }: SocialButtonsProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
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
          {t(`account.social.${provider}`)}
        </Button>
      ))}
    </Root>
  );
}
