import { LOGIN_RETURN_PATH, type LoginProvider } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { LOGIN_CHANNEL, type ProviderReturn } from './providerReturn.ts';

const WINDOW_FEATURES = 'popup,width=480,height=680';
const POLL_MS = 500;
const STATE_BYTES = 32;

/** Apple returns the email address only with `form_post`, which the server redirects to the same page. */
const AUTHORIZATION_PARAMS: Record<LoginProvider['name'], Record<string, string>> = {
  google: {
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid email profile',
    prompt: 'select_account',
  },
  apple: { response_type: 'code id_token', response_mode: 'form_post', scope: 'name email' },
};

export const createState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(STATE_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export function buildAuthorizeHref(
  { name, authorizeurl, clientid }: LoginProvider,
  { nonce, state, language, origin }: { nonce: string; state: string; language: Language; origin: string },
): string {
  const url = new URL(authorizeurl);
  const parameters = {
    ...AUTHORIZATION_PARAMS[name],
    client_id: clientid,
    redirect_uri: origin + LOGIN_RETURN_PATH,
    nonce,
    state,
    ui_locales: language,
  };
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return url.href;
}

export interface ProviderWindow {
  navigate(href: string): void;
  close(): void;
}

interface Listeners {
  onReturn: (answer: ProviderReturn) => void;
  /** The user closed the popup, or the provider isolated it: both look alike, and a response may still arrive. */
  onClosed: () => void;
}

/** Opens a popup synchronously, so that it counts as a user gesture; null if blocked. */
export function openProviderWindow({ onReturn, onClosed }: Listeners): ProviderWindow | null {
  const popup = window.open('', 'mashrabiya-login', WINDOW_FEATURES);
  if (!popup) return null;
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<ProviderReturn>) => onReturn(data);
  const closeCheckTimer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(closeCheckTimer);
    onClosed();
  }, POLL_MS);
  return {
    navigate: (href) => popup.location.replace(href),
    close: () => {
      clearInterval(closeCheckTimer);
      channel.close();
      popup.close();
    },
  };
}
