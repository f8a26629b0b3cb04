import type { LeadChannel } from '@mashrabiya/contract';
import type { SellerContact } from '@mashrabiya/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { useApiMutation } from '../api/useApiMutation.ts';

interface Asked {
  /** The home or provider whose number was asked for. */
  id: string;
  phone: string | null;
  asking: LeadChannel | null;
  failure: 'tooMany' | 'gone' | 'failed' | null;
}

const failureOf = (error: unknown): Asked['failure'] => {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'too_many_requests' ? 'tooMany' : code === 'gone' ? 'gone' : 'failed';
};

/** Somebody's number: not asked for until a tap, which counts as a lead; then kept while the page is shown. */
function useNumber(id: string, ask: (channel: LeadChannel) => Promise<{ phone: string }>): SellerContact {
  const { t } = useTranslation();
  const nothing: Asked = { id, phone: null, asking: null, failure: null };
  const [asked, setAsked] = useState(nothing);
  const { phone, asking, failure } = asked.id === id ? asked : nothing;

  const onAsk = useCallback(
    async (channel: LeadChannel) => {
      const now = (state: Partial<Asked>) => setAsked({ id, phone: null, asking: null, failure: null, ...state });
      now({ asking: channel });
      try {
        const answer = await ask(channel);
        now({ phone: answer.phone });
        return answer.phone;
      } catch (error) {
        now({ failure: failureOf(error) });
        return null;
      }
    },
    [ask, id],
  );
  return { phone, asking, problem: failure && t(`market:contact.${failure}`), onAsk };
}

/** The number of a home's seller. */
export function useContact(id: string): SellerContact {
  const { mutateAsync } = useApiMutation('addLead');
  const ask = useCallback(
    (channel: LeadChannel) => mutateAsync({ params: { id }, body: { channel } }),
    [mutateAsync, id],
  );
  return useNumber(id, ask);
}

/** The number of a provider. */
export function useProviderContact(id: string): SellerContact {
  const { mutateAsync } = useApiMutation('addProviderLead');
  const ask = useCallback(
    (channel: LeadChannel) => mutateAsync({ params: { id }, body: { channel } }),
    [mutateAsync, id],
  );
  return useNumber(id, ask);
}
