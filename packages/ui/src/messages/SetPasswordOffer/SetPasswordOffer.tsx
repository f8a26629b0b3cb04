import styled from '@emotion/styled';
import { KeyRound } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export interface SetPasswordOfferProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Page on which a password can be set at once; null if a link has to be mailed. */
  passwordHref: string | null;
  onMailLink(): void;
  /** The link is being mailed. */
  mailing?: boolean;
  onDismiss(): void;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: role.surfaceSunken,
  '& svg': { flex: 'none' },
  '& > svg': { color: role.primary, marginBlockStart: 2 },
  '& .text': { color: role.inkMuted },
  '& .actions': { gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 },
});

/** Offer to set a password, for a user whose account was created by writing to a seller. */
export function SetPasswordOffer({
  passwordHref,
  onMailLink,
  mailing = false,
  onDismiss,
  ...section
}: SetPasswordOfferProps) {
  const { t } = useTranslation();
  const title = t('messages:offer.title');
  return (
    <Root aria-label={title} {...section}>
      <KeyRound aria-hidden size={22} strokeWidth={1.75} />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p className="text">{t(passwordHref === null ? 'messages:offer.mailText' : 'messages:offer.text')}</p>
      </div>
      <div className="actions">
        {passwordHref === null ? (
          <Button variant="outlined" busy={mailing} onClick={onMailLink}>
            {t('messages:offer.mail')}
          </Button>
        ) : (
          <ButtonLink variant="outlined" href={passwordHref}>
            {t('messages:offer.set')}
          </ButtonLink>
        )}
        <Button variant="text" onClick={onDismiss}>
          {t('messages:offer.dismiss')}
        </Button>
      </div>
    </Root>
  );
}
