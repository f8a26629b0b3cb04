import type { PublicUser } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import type { ShareOutcome } from '../../sharing/ShareButton/useShare.ts';
import type { ContactLinks, SellerContact } from './contact.ts';

export interface SellerCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  user: PublicUser;
  contact: SellerContact;
  /** Absent for the user’s own listing. */
  links?: ContactLinks | undefined;
  address: string;
  shareUrl: string;
  href?: string;
  onShared: (outcome: ShareOutcome) => void;
  /** Similar properties, offered without a number. */
  similarHref?: string | undefined;
}
