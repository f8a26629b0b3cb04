import type { PublicUser } from '@mashrabiya/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ShareOutcome } from '../../sharing/ShareButton/useShare.ts';
import type { SellerContact } from './contact.ts';

export interface SellerCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  user: PublicUser;
  contact: SellerContact;
  address: string;
  shareUrl: string;
  href?: string;
  onShared: (outcome: ShareOutcome) => void;
  /** Similar properties, offered without a number. */
  similarHref?: string | undefined;
  /** Contact form in place of a missing number. */
  request?: ReactNode;
}
