import { type RefObject, useEffect, useRef, useState } from 'react';
import { getCallHref, openChat, type SellerContact } from './contact.ts';

/** Message after a tap: the number failed to load, or the browser blocked the chat's tab. */
export type ContactNote = 'problem' | 'blocked';

/** True where the device itself can make the call. */
const canCall = () => matchMedia('(pointer: coarse)').matches;

/** Taps on call and WhatsApp before the number is known, and the messages they cause. */
export function useContactActions(contact: SellerContact, message: string, root: RefObject<HTMLElement | null>) {
  const [note, setNote] = useState<ContactNote | null>(null);
  const tapped = useRef<'call' | 'whatsapp' | null>(null);
  const { phone, onRequestPhone } = contact;

  // The tapped button became a link: keep the focus on it.
  useEffect(() => {
    if (!phone || !tapped.current) return;
    const active = document.activeElement;
    if (!active || active === document.body) root.current?.querySelector<HTMLElement>(`.${tapped.current}`)?.focus();
    tapped.current = null;
  }, [phone, root]);

  const call = async () => {
    tapped.current = 'call';
    setNote(null);
    const number = await onRequestPhone('call');
    if (number === null) setNote('problem');
    else if (canCall()) location.assign(getCallHref(number));
  };
  const chat = async () => {
    tapped.current = 'whatsapp';
    setNote(null);
    const number = onRequestPhone('whatsapp');
    const opened = await openChat(number, message);
    if ((await number) === null) setNote('problem');
    else if (!opened) setNote('blocked');
  };
  return { note, call, chat };
}
