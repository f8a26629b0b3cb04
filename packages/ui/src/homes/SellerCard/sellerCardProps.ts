import type { PublicUser } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ShareOutcome } from '../../sharing/ShareButton/useShare.ts';
import type { SellerContact } from './contact.ts';

export interface SellerCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  user: PublicUser;
  contact: SellerContact;
  /** The home's title, for the first WhatsApp message. */
  address: string;
  /** Absolute address of the home's page, for the first WhatsApp message. */
  shareUrl: string;
  /** The seller's own page. */
  href?: string;
  /** What became of sharing the home, which is offered where there is no number. */
  onShared: (outcome: ShareOutcome) => void;
  /** Homes like this one, on this page or elsewhere: the way on where there is no number. */
  similarHref?: string | undefined;
  /** A form that asks the seller in writing; stands where the number would be when there is none. */
  request?: ReactNode;
}
