import type { LeadChannel } from '@mashrabiya/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { useApiMutation } from '../api/useApiMutation.ts';

interface Asked {
  /** The home whose seller was asked for. */
  id: string;
  phone: string | null;
  asking: LeadChannel | null;
  failure: 'tooMany' | 'gone' | 'failed' | null;
}

const failureOf = (error: unknown): Asked['failure'] => {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'too_many_requests' ? 'tooMany' : code === 'gone' ? 'gone' : 'failed';
};

/** A seller's number: not asked for until a tap, which counts as a lead; then kept while the page is shown. */
export function useContact(id: string) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation('addLead');
  const nothing: Asked = { id, phone: null, asking: null, failure: null };
  const [asked, setAsked] = useState(nothing);
  const { phone, asking, failure } = asked.id === id ? asked : nothing;

  const onAsk = useCallback(
    async (channel: LeadChannel) => {
      const now = (state: Partial<Asked>) => setAsked({ id, phone: null, asking: null, failure: null, ...state });
      now({ asking: channel });
      try {
        const answer = await mutateAsync({ params: { id }, body: { channel } });
        now({ phone: answer.phone });
        return answer.phone;
      } catch (error) {
        now({ failure: failureOf(error) });
        return null;
      }
    },
    [mutateAsync, id],
  );
  return { phone, asking, problem: failure && t(`market:contact.${failure}`), onAsk };
}
