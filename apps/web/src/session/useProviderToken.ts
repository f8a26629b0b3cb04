import type { LoginProvider } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { configurationsAtom } from '../api/referenceData.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { languageAtom } from '../atoms/app.ts';
import type { ProviderReturn } from './providerReturn.ts';
import { buildAuthorizeHref, createState, openProviderWindow, type ProviderWindow } from './providerWindow.ts';

/** The user declined, so no message is shown. */
const CANCELLED_ERRORS = ['access_denied', 'user_cancelled_authorize'];

interface ProviderTokenHandlers {
  /** Sends the ID token; `name` comes from Apple, beside the token. */
  onToken: (idToken: string, name: string | undefined) => Promise<void>;
  /** Receives an `ApiError`, or null if the provider failed with its own message. */
  onFailure: (failure: unknown) => void;
  /** The browser blocked the popup. */
  onBlocked: () => void;
}

/** Requests an ID token from Google or Apple in a popup, which closes with the panel. */
export function useProviderToken(isOpen: boolean, { onToken, onFailure, onBlocked }: ProviderTokenHandlers) {
  const providers = useAtomValue(configurationsAtom)?.loginproviders ?? [];
  const language = useAtomValue(languageAtom);
  const beginLogin = useApiMutation('beginProviderLogin');
  const [pendingProvider, setPendingProvider] = useState<LoginProvider['name']>();
  const popup = useRef<ProviderWindow>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      popup.current?.close();
      setPendingProvider(undefined);
    };
  }, [isOpen]);

  const requestToken = async (name: LoginProvider['name']) => {
    const provider = providers.find((option) => option.name === name);
    if (!provider) return;
    popup.current?.close();
    const state = createState();
    const onReturn = async ({ state: returnedState, idToken, name: userName, error }: ProviderReturn) => {
      if (returnedState !== state) return;
      opened?.close();
      try {
        if (idToken) await onToken(idToken, userName);
        else if (!CANCELLED_ERRORS.includes(error ?? '')) onFailure(null);
      } catch (failure) {
        onFailure(failure);
      } finally {
        setPendingProvider(undefined);
      }
    };
    const opened = openProviderWindow({
      onReturn: (answer) => void onReturn(answer),
      onClosed: () => setPendingProvider(undefined),
    });
    popup.current = opened;
    if (!opened) return onBlocked();
    setPendingProvider(name);
    try {
      const { data } = await beginLogin.mutateAsync({});
      opened.navigate(buildAuthorizeHref(provider, { nonce: data.nonce, state, language, origin: location.origin }));
    } catch (failure) {
      opened.close();
      setPendingProvider(undefined);
      onFailure(failure);
    }
  };
  return { providers: providers.map(({ name }) => name), pendingProvider, ask: requestToken };
}
