import type { NewPasskeyInput } from '@mashrabiya/contract';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import type { Session } from './storage.ts';

const IP_ADDRESS = /^[\d.]+$|:/;

/** True if this browser supports passkeys here: none does on a site that is an IP address. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn() && !IP_ADDRESS.test(location.hostname);

/** Returns a handler that rethrows a WebAuthn error as an `ApiError` with a localized title. */
function usePasskeyErrorHandler() {
  const { t } = useTranslation();
  return (error: unknown): never => {
    if (!(error instanceof Error) || error instanceof ApiError) throw error;
    const title = t(error.name === 'InvalidStateError' ? 'account:passkeys.known' : 'account:passkeys.cancelled');
    throw new ApiError('passkey_refused', 400, title, [{ status: '400', code: 'passkey_refused', title }]);
  };
}

/** Logs in with a passkey of the device; rejects with an `ApiError`. */
export function usePasskeyLogin(): { logIn: () => Promise<Session>; isPending: boolean } {
  const beginLogin = useApiMutation('beginPasskeyLogin');
  const login = useApiMutation('loginWithPasskey');
  const rethrow = usePasskeyErrorHandler();
  const [isPending, setPending] = useState(false);
  const logIn = async () => {
    setPending(true);
    try {
      const { data } = await beginLogin.mutateAsync({});
      const credential = await startAuthentication({ optionsJSON: data }).catch(rethrow);
      return await login.mutateAsync({ body: { credential } });
    } finally {
      setPending(false);
    }
  };
  return { logIn, isPending };
}

/** Offers passkeys in the email field's autofill, where supported. */
export function usePasskeyAutofill(
  isOffered: boolean,
  onLogin: (session: Session) => void,
  onFailure: (failure: unknown) => void,
): void {
  const beginLogin = useApiMutation('beginPasskeyLogin');
  const login = useApiMutation('loginWithPasskey');
  const offerPasskey = useEffectEvent(async (isCancelled: () => boolean) => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const options = await beginLogin.mutateAsync({}).catch(() => null);
    if (!options || isCancelled()) return;
    // Pending until one is chosen; another login aborts it, which is not an error.
    const authentication = startAuthentication({ optionsJSON: options.data, useBrowserAutofill: true });
    const credential = await authentication.catch(() => null);
    if (!credential || isCancelled()) return;
    await login.mutateAsync({ body: { credential } }).then(onLogin, onFailure);
  });
  useEffect(() => {
    if (!isOffered || !canUsePasskeys()) return undefined;
    let isCancelled = false;
    void offerPasskey(() => isCancelled);
    return () => {
      isCancelled = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isOffered]);
}

/** Returns a function that confirms the session with a passkey; it rejects with an `ApiError`. */
export function usePasskeyConfirmation(): () => Promise<void> {
  const beginLogin = useApiMutation('beginPasskeyLogin');
  const confirm = useApiMutation('confirmWithPasskey', { invalidates: ['getProfile'] });
  const rethrow = usePasskeyErrorHandler();
  return async () => {
    const { data } = await beginLogin.mutateAsync({});
    const credential = await startAuthentication({ optionsJSON: data }).catch(rethrow);
    await confirm.mutateAsync({ body: { credential } });
  };
}

/** Adds and removes the user's passkeys; both reject with an `ApiError`. */
export function usePasskeyChanges() {
  const refetchEffects = { invalidates: ['listPasskeys', 'listAuditEvents', 'getProfile'] as const };
  const beginCreation = useApiMutation('beginPasskey');
  const addPasskey = useApiMutation('addPasskey', refetchEffects);
  const removePasskey = useApiMutation('removePasskey', refetchEffects);
  const rethrow = usePasskeyErrorHandler();
  return {
    add: async ({ name, current_password }: NewPasskeyInput) => {
      const { data } = await beginCreation.mutateAsync({ body: { current_password } });
      const credential = await startRegistration({ optionsJSON: data }).catch(rethrow);
      return addPasskey.mutateAsync({ body: { name, credential } });
    },
    remove: (id: string, current_password: string | null) =>
      removePasskey.mutateAsync({ params: { id }, body: { current_password } }),
  };
}
