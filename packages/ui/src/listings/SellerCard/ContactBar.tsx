import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactActions } from './ContactActions.tsx';
import type { SellerContact } from './contact.ts';
import { contactBarStyles } from './sellerStyles.ts';

export interface ContactBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  contact: SellerContact;
  address: string;
  shareUrl: string;
}

const Root = styled('aside')(contactBarStyles);

/** Contact bar at the bottom of a phone's screen, for sellers with a number. */
export function ContactBar({ contact, address, shareUrl, ...aside }: ContactBarProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('listings:seller.bar')} {...aside}>
      <ContactActions contact={contact} message={t('listings:seller.message', { address, link: shareUrl })} />
    </Root>
  );
}
