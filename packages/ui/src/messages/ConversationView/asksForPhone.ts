import type { Message } from '@mashrabiya/contract';
import { foldWords, removeArticle } from '@mashrabiya/i18n';

const toWords = (text: string): string => ` ${foldWords(text).map(removeArticle).join(' ')} `;

const PHRASES = [
  'رقمك',
  'رقمكم',
  'رقم حضرتك',
  'رقم تليفون',
  'رقم تليفونك',
  'رقم موبايل',
  'رقم موبايلك',
  'رقم هاتف',
  'رقم هاتفك',
  'رقم واتساب',
  'رقم الواتس',
  'تليفونك',
  'موبايلك',
  'هاتفك',
  'your number',
  'your phone',
  'phone number',
  'mobile number',
  'whatsapp number',
  'your mobile',
  'your whatsapp',
].map(toWords);

/** True if a text seems to ask for a phone number. */
export function asksForPhone(text: string): boolean {
  const words = toWords(text);
  return PHRASES.some((phrase) => words.includes(phrase));
}

/** True if the partner has asked for a phone number since the user's last message. */
export const isPhoneRequested = (messages: readonly Pick<Message, 'is_own' | 'text'>[]): boolean =>
  messages.slice(messages.findLastIndex(({ is_own }) => is_own) + 1).some(({ text }) => asksForPhone(text));
