import { phoneToE164 } from '@mashrabiya/i18n';

/** Where a tap on "call" goes. */
export const callHref = (phone: string): string => `tel:${phoneToE164(phone)}`;

/** A WhatsApp chat with a first message already written. */
export const whatsAppHref = (phone: string, message: string): string =>
  `https://wa.me/${phoneToE164(phone).slice(1)}?text=${encodeURIComponent(message)}`;

/** Up to two letters that stand for a person without a picture. Arabic names give one: two would join into a word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return /\p{Script=Arabic}/u.test(first) ? first : (first + last).toUpperCase();
}
