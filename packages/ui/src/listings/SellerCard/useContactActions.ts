import { type RefObject, useEffect, useRef, useState } from 'react';
import { getCallHref, openChat, type SellerContact } from './contact.ts';

/** Message after a tap: the number failed to load, or the browser blocked the chat's tab. */
export type ContactFailure = 'problem' | 'blocked';

/** True where the device itself can make the call. */
const canCall = () => matchMedia('(pointer: coarse)').matches;

/** Taps on call and WhatsApp before the number is known, and the messages they cause. */
export function useContactActions(contact: SellerContact, message: string, root: RefObject<HTMLElement | null>) {
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  const tappedChannel = useRef<'call' | 'whatsapp' | null>(null);
  const { phone, onRequestPhone } = contact;

  // The tapped button became a link: keep the focus on it.
  useEffect(() => {
    if (!phone || !tappedChannel.current) return;
    const active = document.activeElement;
    if (!active || active === document.body)
      root.current?.querySelector<HTMLElement>(`.${tappedChannel.current}`)?.focus();
    tappedChannel.current = null;
  }, [phone, root]);

  const call = async () => {
    tappedChannel.current = 'call';
    setFailure(null);
    const number = await onRequestPhone('call');
    if (number === null) setFailure('problem');
    else if (canCall()) location.assign(getCallHref(number));
  };
  const chat = async () => {
    tappedChannel.current = 'whatsapp';
    setFailure(null);
    const pendingPhone = onRequestPhone('whatsapp');
    const isChatOpened = await openChat(pendingPhone, message);
    if ((await pendingPhone) === null) setFailure('problem');
    else if (!isChatOpened) setFailure('blocked');
  };
  return { failure, call, chat };
}
