import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactActions } from './ContactActions.tsx';
import { ContactLinkButton } from './ContactLinkButton.tsx';
import type { ContactLinks, SellerContact } from './contact.ts';
import { contactBarStyles } from './sellerStyles.ts';

export interface ContactBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** Absent for a seller without a number. */
  contact?: SellerContact | undefined;
  /** Absent for the user’s own listing. */
  links?: ContactLinks | undefined;
  address: string;
  shareUrl: string;
}

const Root = styled('aside')(contactBarStyles);

/** Contact bar at the bottom of a phone's screen; nothing without a way to contact the seller. */
export function ContactBar({ contact, links, address, shareUrl, ...aside }: ContactBarProps) {
  const { t } = useTranslation();
  if (!contact && !links) return null;
  return (
    <Root aria-label={t('listings:seller.bar')} {...aside}>
      {contact ? (
        <ContactActions
          contact={contact}
          message={t('listings:seller.message', { address, link: shareUrl })}
          links={links}
          isBar
        />
      ) : (
        links && (
          <div className="actions">
            <ContactLinkButton kind="message" link={links.message} isShort />
            <ContactLinkButton kind="viewing" link={links.viewing} variant="outlined" />
          </div>
        )
      )}
    </Root>
  );
}
