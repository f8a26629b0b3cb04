import type { LeadChannel } from '@mashrabiya/contract';
import type { SellerContact } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { useApiMutation } from '../api/useApiMutation.ts';

interface Asked {
  id: string;
  phone: string | null;
  asking: LeadChannel | null;
  failure: 'tooMany' | 'gone' | 'failed' | null;
}

const failureOf = (error: unknown): Asked['failure'] => {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'too_many_requests' ? 'tooMany' : code === 'gone' ? 'gone' : 'failed';
};

type State = Omit<Asked, 'id'>;
const NOTHING: State = { phone: null, asking: null, failure: null };

/** Phone numbers: fetched on tap (counts as a lead) and cached while the page is shown. */
function useNumbers(
  ask: (id: string, channel: LeadChannel) => Promise<{ phone: string }>,
): (id: string) => SellerContact {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  return (id) => {
    const { phone, asking, failure } = asked.find((one) => one.id === id) ?? NOTHING;
    const put = (state: Partial<State>) =>
      setAsked((before) => [...before.filter((one) => one.id !== id), { ...NOTHING, ...state, id }]);
    const onAsk = async (channel: LeadChannel) => {
      put({ asking: channel });
      try {
        const answer = await ask(id, channel);
        put({ phone: answer.phone });
        return answer.phone;
      } catch (error) {
        put({ failure: failureOf(error) });
        return null;
      }
    };
    return { phone, asking, problem: failure && t(`homes:contact.${failure}`), onAsk };
  };
}

export function useContact(id: string): SellerContact {
  const { mutateAsync } = useApiMutation('addLead');
  return useNumbers((home, channel) => mutateAsync({ params: { id: home }, body: { channel } }))(id);
}

export function useProviderContacts(): (id: string) => SellerContact {
  const { mutateAsync } = useApiMutation('addProviderLead');
  return useNumbers((id, channel) => mutateAsync({ params: { id }, body: { channel } }));
}
