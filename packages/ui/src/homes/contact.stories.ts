import type { LeadChannel } from '@mashrabiya/contract';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { SellerContact } from './SellerCard/contact.ts';

export const PHONE = '01000001234';

/** A number that nobody has asked for, and that stays away. */
export const contact = (changes: Partial<SellerContact> = {}): SellerContact => ({
  phone: null,
  asking: null,
  problem: null,
  onAsk: fn(async () => null),
  ...changes,
});

/** A contact as an app holds it: the answer comes when `answer` says. */
export function useContact(answer: (channel: LeadChannel) => Promise<string | null>, problem: string): SellerContact {
  const [state, setState] = useState(contact({ onAsk: async () => null }));
  const onAsk = async (channel: LeadChannel) => {
    setState((now) => ({ ...now, asking: channel, problem: null }));
    const phone = await answer(channel);
    setState((now) => ({ ...now, asking: null, phone, problem: phone === null ? problem : null }));
    return phone;
  };
  return { ...state, onAsk };
}
