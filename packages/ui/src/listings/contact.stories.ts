import type { PhoneChannel } from '@mashrabiya/contract';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { ContactLinks, SellerContact } from './SellerCard/contact.ts';

export const PHONE = '01000001234';

/** A number that was not requested, and never loads. */
export const createContact = (changes: Partial<SellerContact> = {}): SellerContact => ({
  phone: null,
  pendingChannel: null,
  problem: null,
  onRequestPhone: fn(async () => null),
  ...changes,
});

export const createContactLinks = (): ContactLinks => ({
  message: { href: '/property-1?slider=message' },
  viewing: { href: '/property-1?slider=viewing' },
});

/** Contact state as in an app; `answer` resolves the request. */
export function useContact(answer: (channel: PhoneChannel) => Promise<string | null>, problem: string): SellerContact {
  const [state, setState] = useState(createContact({ onRequestPhone: async () => null }));
  const onRequestPhone = async (channel: PhoneChannel) => {
    setState((previousState) => ({ ...previousState, pendingChannel: channel, problem: null }));
    const phone = await answer(channel);
    setState((previousState) => ({
      ...previousState,
      pendingChannel: null,
      phone,
      problem: phone === null ? problem : null,
    }));
    return phone;
  };
  return { ...state, onRequestPhone };
}
