import styled from '@emotion/styled';
import type { PublicUser } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactActions } from './ContactActions.tsx';
import { contactBarStyles } from './sellerStyles.ts';

export interface ContactBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  user: PublicUser;
  address: string;
  shareUrl: string;
}

const Root = styled('aside')(contactBarStyles);

/** Call and WhatsApp at the foot of a phone's screen, always within reach of the thumb. Not drawn without a number. */
export function ContactBar({ user, address, shareUrl, ...aside }: ContactBarProps) {
  const { t } = useTranslation();
  if (!user.phone) return null;
  return (
    <Root aria-label={t('homes.seller.bar')} {...aside}>
      <ContactActions phone={user.phone} address={address} shareUrl={shareUrl} />
    </Root>
  );
}
