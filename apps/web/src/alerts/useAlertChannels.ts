import type { AlertFieldsProps } from '@mashrabiya/ui/AlertFields';
import { useState } from 'react';
import { useApiMutation } from '../api/useApiMutation.ts';
import { useApiQuery } from '../api/useApiQuery.ts';
import { useFailureToast } from '../api/useFailureToast.ts';
import { usePush } from './usePush.ts';

type AlertChannels = Pick<AlertFieldsProps, 'push' | 'onTurnOnPush' | 'onTurnOffPush' | 'unverified'>;

export function useAlertChannels() {
  const settings = useApiQuery('getAlerts', {}, { staleTime: 0 });
  const { email_verified = true, push_key } = settings.data?.data ?? {};
  const { push, turnOn, turnOff } = usePush(push_key);
  const [isSent, setIsSent] = useState(false);
  const resend = useApiMutation('resendVerification');
  const showFailure = useFailureToast('resendVerification');
  const state = isSent ? 'sent' : resend.isPending ? 'busy' : 'idle';
  const onResend = () => void resend.mutateAsync({}).then(() => setIsSent(true), showFailure);
  const channels: AlertChannels = {
    push,
    onTurnOnPush: () => void turnOn(),
    onTurnOffPush: () => void turnOff(),
    unverified: email_verified ? undefined : { state, onResend },
  };
  return { settings, channels };
}
