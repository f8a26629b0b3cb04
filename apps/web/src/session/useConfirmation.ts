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
const CONFIRMED_MS = 8 * 60_000;

/** Confirmed session, and its expiry. */
const confirmedAtom = atom<{ token: string; until: number } | null>(null);

export function useIsConfirmed(): boolean {
  const token = useAtomValue(sessionAtom)?.token;
  const confirmed = useAtomValue(confirmedAtom);
  return confirmed !== null && confirmed.token === token && confirmed.until > Date.now();
}

/** Confirms the session of an account without a password by a linked provider or a passkey. */
export function useConfirmation(isOpen: boolean) {
  const { t } = useTranslation();
  const token = useAtomValue(sessionAtom)?.token;
  const setConfirmed = useSetAtom(confirmedAtom);
  const [problem, setProblem] = useState<string>();
  const [isPasskeyRequested, setPasskeyRequested] = useState(false);
  const confirm = useApiMutation('confirmWithProvider');
  const requestPasskey = usePasskeyConfirmation();
  const finish = () => token !== undefined && setConfirmed({ token, until: Date.now() + CONFIRMED_MS });
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
  const onProvider = (name: LoginProvider['name']) => {
    setProblem(undefined);
    void provider.ask(name);
  };
  const onPasskey = async () => {
    setProblem(undefined);
    setPasskeyRequested(true);
    await requestPasskey().then(finish, onFailure);
    setPasskeyRequested(false);
  };
  const busy = isPasskeyRequested ? ('passkey' as const) : provider.pendingProvider;
  return { providers: provider.providers, busy, problem, onProvider, onPasskey };
}
