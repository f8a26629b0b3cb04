import type { LeadChannel } from '@mashrabiya/contract';
import type { SellerContact } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { useApiMutation } from '../api/useApiMutation.ts';

interface PendingContact {
  id: string;
  phone: string | null;
  pendingChannel: LeadChannel | null;
  failure: 'tooMany' | 'gone' | 'failed' | null;
}

const failureOf = (error: unknown): PendingContact['failure'] => {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'too_many_requests' ? 'tooMany' : code === 'gone' ? 'gone' : 'failed';
};

type State = Omit<PendingContact, 'id'>;
const NOTHING: State = { phone: null, pendingChannel: null, failure: null };

/** Phone numbers: fetched on tap (counts as a lead) and cached while the page is shown. */
function useNumbers(
  ask: (id: string, channel: LeadChannel) => Promise<{ phone: string }>,
): (id: string) => SellerContact {
  const { t } = useTranslation();
  const [pending, setPending] = useState<readonly PendingContact[]>([]);
  return (id) => {
    const { phone, pendingChannel, failure } = pending.find((one) => one.id === id) ?? NOTHING;
    const put = (state: Partial<State>) =>
      setPending((before) => [...before.filter((one) => one.id !== id), { ...NOTHING, ...state, id }]);
    const onAsk = async (channel: LeadChannel) => {
      put({ pendingChannel: channel });
      try {
        const answer = await ask(id, channel);
        put({ phone: answer.phone });
        return answer.phone;
      } catch (error) {
        put({ failure: failureOf(error) });
        return null;
      }
    };
    return { phone, pendingChannel, problem: failure && t(`listings:contact.${failure}`), onAsk };
  };
}

export function useContact(id: string): SellerContact {
  const { mutateAsync } = useApiMutation('addLead');
  return useNumbers((listing, channel) => mutateAsync({ params: { id: listing }, body: { channel } }))(id);
}

export function useProviderContacts(): (id: string) => SellerContact {
  const { mutateAsync } = useApiMutation('addProviderLead');
  return useNumbers((id, channel) => mutateAsync({ params: { id }, body: { channel } }));
}
