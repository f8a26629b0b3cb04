import type { PhoneChannel } from '@mashrabiya/contract';
import type { SellerContact } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { useApiMutation } from '../api/useApiMutation.ts';

interface ContactRequest {
  id: string;
  phone: string | null;
  pendingChannel: PhoneChannel | null;
  failure: 'tooMany' | 'gone' | 'failed' | null;
}

const toFailure = (error: unknown): ContactRequest['failure'] => {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'too_many_requests' ? 'tooMany' : code === 'gone' ? 'gone' : 'failed';
};

type ContactState = Omit<ContactRequest, 'id'>;
const INITIAL_STATE: ContactState = { phone: null, pendingChannel: null, failure: null };

/** Phone numbers: fetched on tap (counts as a lead) and cached while the page is shown. */
function usePhoneNumbers(
  requestNumber: (id: string, channel: PhoneChannel) => Promise<{ phone: string }>,
): (id: string) => SellerContact {
  const { t } = useTranslation();
  const [requests, setRequests] = useState<readonly ContactRequest[]>([]);
  return (id) => {
    const { phone, pendingChannel, failure } = requests.find((request) => request.id === id) ?? INITIAL_STATE;
    const updateContact = (state: Partial<ContactState>) =>
      setRequests((previousRequests) => [
        ...previousRequests.filter((request) => request.id !== id),
        { ...INITIAL_STATE, ...state, id },
      ]);
    const onRequestPhone = async (channel: PhoneChannel) => {
      updateContact({ pendingChannel: channel });
      try {
        const answer = await requestNumber(id, channel);
        updateContact({ phone: answer.phone });
        return answer.phone;
      } catch (error) {
        updateContact({ failure: toFailure(error) });
        return null;
      }
    };
    return {
      phone,
      pendingChannel,
      problem: failure && t(`listings:contact.${failure}`),
      onRequestPhone,
    };
  };
}

export function useContact(id: string): SellerContact {
  const { mutateAsync } = useApiMutation('addLead');
  return usePhoneNumbers((listing, channel) => mutateAsync({ params: { id: listing }, body: { channel } }))(id);
}

export function useProviderContacts(): (id: string) => SellerContact {
  const { mutateAsync } = useApiMutation('addProviderLead');
  return usePhoneNumbers((id, channel) => mutateAsync({ params: { id }, body: { channel } }));
}
