import type { LoginProvider } from '@mashrabiya/contract';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { getToastMessage } from '../api/failure.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { sessionAtom } from './atoms.ts';
import { usePasskeyConfirmation } from './passkeys.ts';
import { useProviderToken } from './useProviderToken.ts';

/** Less than the server's ten minutes, so that a form can still be filled in. */
const CONFIRMATION_MS = 8 * 60_000;

const confirmationAtom = atom<{ token: string; until: number } | null>(null);

export function useIsConfirmed(): boolean {
  const token = useAtomValue(sessionAtom)?.token;
  const confirmation = useAtomValue(confirmationAtom);
  return confirmation !== null && confirmation.token === token && confirmation.until > Date.now();
}

/** Marks a session as confirmed, after a login that the server counts as a confirmation. */
export function useMarkConfirmed() {
  const setConfirmation = useSetAtom(confirmationAtom);
  return (token: string) => setConfirmation({ token, until: Date.now() + CONFIRMATION_MS });
}

/** Confirms the session of an account without a password by a linked provider or a passkey. */
export function useConfirmation(isOpen: boolean) {
  const { t } = useTranslation();
  const token = useAtomValue(sessionAtom)?.token;
  const markConfirmed = useMarkConfirmed();
  const [problem, setProblem] = useState<string>();
  const [isPasskeyRequested, setPasskeyRequested] = useState(false);
  const confirm = useApiMutation('confirmWithProvider');
  const requestPasskey = usePasskeyConfirmation();
  const finish = () => token !== undefined && markConfirmed(token);
  const onFailure = (failure: unknown) =>
    setProblem(
      (failure instanceof ApiError && getToastMessage('confirmWithProvider', failure, t)) || t('pages:login.failed'),
    );
  const provider = useProviderToken(isOpen, {
    onToken: async (id_token) => {
      await confirm.mutateAsync({ body: { id_token } });
      finish();
    },
    onFailure,
    onBlocked: () => setProblem(t('listings:map.blocked')),
  });
  const onSelectProvider = (name: LoginProvider['name']) => {
    setProblem(undefined);
    void provider.ask(name);
  };
  const onSelectPasskey = async () => {
    setProblem(undefined);
    setPasskeyRequested(true);
    await requestPasskey().then(finish, onFailure);
    setPasskeyRequested(false);
  };
  const pendingMethod = isPasskeyRequested ? ('passkey' as const) : provider.pendingProvider;
  return { providers: provider.providers, pendingMethod, problem, onSelectProvider, onSelectPasskey };
}
