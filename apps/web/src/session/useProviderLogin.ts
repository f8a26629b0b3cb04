import type { LoginAnswer } from '@mashrabiya/contract';
import { useApiMutation } from '../api/useApiMutation.ts';
import { useProviderToken } from './useProviderToken.ts';

interface ProviderLoginHandlers extends Omit<Parameters<typeof useProviderToken>[1], 'onToken'> {
  onAnswer: (answer: LoginAnswer) => void;
}

export function useProviderLogin(isOpen: boolean, { onAnswer, ...outcome }: ProviderLoginHandlers) {
  const login = useApiMutation('loginWithProvider');
  return useProviderToken(isOpen, {
    ...outcome,
    onToken: async (id_token, name) => onAnswer(await login.mutateAsync({ body: { id_token, ...(name && { name }) } })),
  });
}
