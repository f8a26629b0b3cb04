import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactActions } from './ContactActions.tsx';
import type { SellerContact } from './contact.ts';
import { contactBarStyles } from './sellerStyles.ts';

export interface ContactBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  contact: SellerContact;
  /** The home's title, for the first WhatsApp message. */
  address: string;
  /** Absolute address of the home's page, for the first WhatsApp message. */
  shareUrl: string;
}

const Root = styled('aside')(contactBarStyles);

/** Call and WhatsApp at the foot of a phone's screen, always within reach of the thumb. For sellers with a number. */
export function ContactBar({ contact, address, shareUrl, ...aside }: ContactBarProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('homes:seller.bar')} {...aside}>
      <ContactActions contact={contact} message={t('homes:seller.message', { address, link: shareUrl })} />
    </Root>
  );
}
