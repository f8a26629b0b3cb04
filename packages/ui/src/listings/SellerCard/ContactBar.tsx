import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactActions } from './ContactActions.tsx';
import type { MessageLink, SellerContact } from './contact.ts';
import { MessageButton } from './MessageButton.tsx';
import { contactBarStyles } from './sellerStyles.ts';

export interface ContactBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** Absent for a seller without a number. */
  contact?: SellerContact | undefined;
  messageLink: MessageLink;
  address: string;
  shareUrl: string;
}

const Root = styled('aside')(contactBarStyles);

/** Contact bar at the bottom of a phone's screen. */
export function ContactBar({ contact, messageLink, address, shareUrl, ...aside }: ContactBarProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('listings:seller.bar')} {...aside}>
      {contact ? (
        <ContactActions
          contact={contact}
          message={t('listings:seller.message', { address, link: shareUrl })}
          messageLink={messageLink}
          isBar
        />
      ) : (
        <div className="actions">
          <MessageButton link={messageLink} />
        </div>
      )}
    </Root>
  );
}
