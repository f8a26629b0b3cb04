import { type RefObject, useEffect, useRef, useState } from 'react';
import { callHref, openChat, type SellerContact } from './contact.ts';

/** What there is to say after a tap here: why there is no number, or that the browser kept the chat shut. */
export type ReachNote = 'problem' | 'blocked';

/** Whether the device itself is the one to call with. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** The taps on call and WhatsApp while the number is not known yet, and what is said where they were made. */
export function useReach(contact: SellerContact, message: string, root: RefObject<HTMLElement | null>) {
  const [note, setNote] = useState<ReachNote | null>(null);
  const tapped = useRef<'call' | 'whatsapp' | null>(null);
  const { phone, onAsk } = contact;

  // The button that was tapped has become a link: the focus stays on it.
  useEffect(() => {
    if (!phone || !tapped.current) return;
    const active = document.activeElement;
    if (!active || active === document.body) root.current?.querySelector<HTMLElement>(`.${tapped.current}`)?.focus();
    tapped.current = null;
  }, [phone, root]);

  const call = async () => {
    tapped.current = 'call';
    setNote(null);
    const number = await onAsk('call');
    if (number === null) setNote('problem');
    else if (isPhone()) location.assign(callHref(number));
  };
  const chat = async () => {
    tapped.current = 'whatsapp';
    setNote(null);
    const number = onAsk('whatsapp');
    const opened = await openChat(number, message);
    if ((await number) === null) setNote('problem');
    else if (!opened) setNote('blocked');
  };
  return { note, call, chat };
}
