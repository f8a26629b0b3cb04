import type { LeadChannel } from '@mashrabiya/contract';
import { phoneToE164 } from '@mashrabiya/i18n';

/** What is known of a seller's number, and the way to ask for it. */
export interface SellerContact {
  /** National form, once it has been asked for. */
  phone: string | null;
  /** The channel whose number is on its way. */
  asking: LeadChannel | null;
  /** Why the number could not be had, in words. */
  problem: string | null;
  /** Asks for the number, which counts as a lead; null when it could not be had. */
  onAsk(channel: LeadChannel): Promise<string | null>;
}

/** Where a tap on "call" goes. */
export const callHref = (phone: string): string => `tel:${phoneToE164(phone)}`;

/** A WhatsApp chat with a first message already written. */
export const whatsAppHref = (phone: string, message: string): string =>
  `https://wa.me/${phoneToE164(phone).slice(1)}?text=${encodeURIComponent(message)}`;

/**
 * Leads to the chat as soon as the number has come. The tab is opened at once, while the tap still counts: a browser
 * refuses those that come later. False when it refused even so.
 */
export async function openChat(number: Promise<string | null>, message: string): Promise<boolean> {
  const tab = window.open('', '_blank');
  const phone = await number;
  if (!tab) return phone === null;
  if (phone === null) {
    tab.close();
    return true;
  }
  tab.opener = null;
  tab.location.replace(whatsAppHref(phone, message));
  return true;
}

/** Up to two letters that stand for a person without a picture. Arabic names give one: two would join into a word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return /\p{Script=Arabic}/u.test(first) ? first : (first + last).toUpperCase();
}
