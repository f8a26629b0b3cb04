import type { PhoneChannel } from '@mashrabiya/contract';
import { phoneToE164 } from '@mashrabiya/i18n';

/** State of a seller's phone number, and the request for it. */
export interface SellerContact {
  /** National form; null until the number was requested. */
  phone: string | null;
  pendingChannel: PhoneChannel | null;
  problem: string | null;
  /** Requests the number, which counts as a lead; null on failure. */
  onRequestPhone(channel: PhoneChannel): Promise<string | null>;
}

/** Link to a message to the seller, or to a request for a viewing. */
export interface ContactLink {
  href: string;
  /** Replaces the history entry of a panel that shows the link. */
  replace?: boolean;
}

export interface ContactLinks {
  message: ContactLink;
  viewing: ContactLink;
}

export const getCallHref = (phone: string): string => `tel:${phoneToE164(phone)}`;

/** WhatsApp chat with a prepared first message. */
export const getWhatsAppHref = (phone: string, message: string): string =>
  `https://wa.me/${phoneToE164(phone).slice(1)}?text=${encodeURIComponent(message)}`;

/**
 * Opens a tab at once, while the tap still allows it (browsers block later ones), and sends it to the chat once the
 * number has loaded. False if the tab was blocked.
 */
export async function openChat(pendingPhone: Promise<string | null>, message: string): Promise<boolean> {
  const tab = window.open('', '_blank');
  const phone = await pendingPhone;
  if (!tab) return phone === null;
  if (phone === null) {
    tab.close();
    return true;
  }
  tab.opener = null;
  tab.location.replace(getWhatsAppHref(phone, message));
  return true;
}

/** Initials for a user without a picture. Arabic names give one letter: two would join into a word. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const firstInitial = words[0]?.charAt(0) ?? '';
  const lastInitial = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return /\p{Script=Arabic}/u.test(firstInitial) ? firstInitial : (firstInitial + lastInitial).toUpperCase();
}
