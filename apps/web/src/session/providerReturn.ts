/** Answer of Google or Apple to the login window. */
export interface ProviderReturn {
  /** State of the request, by which its page recognises the answer. */
  state: string;
  idToken: string | null;
  /** What the provider tells of the person's name beside the token: Apple, at the first login. */
  name?: string;
  /** OpenID Connect's error code, if there is no token. */
  error: string | null;
}

/** As long as the call takes. */
const NAME_MAX_LENGTH = 200;

/** All tabs hear it, and only the one that asked knows the state. A message by `opener` would end at a window that lost it. */
export const LOGIN_CHANNEL = 'mashrabiya-login';

/** Reads the fragment of an address that a provider led back to; null where it is no answer. */
export function readReturn(hash: string): ProviderReturn | null {
  const fields = new URLSearchParams(hash.slice(1));
  const state = fields.get('state');
  const [idToken, error] = [fields.get('id_token'), fields.get('error')];
  const name = nameOf(fields.get('user'));
  return state && (idToken || error) ? { state, idToken, error, ...(name && { name }) } : null;
}

/** Reads Apple's `user`: `{ "name": { "firstName": "…", "lastName": "…" } }`. */
function nameOf(user: string | null): string | undefined {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '').name;
    const parts = [firstName, lastName].filter((part) => typeof part === 'string');
    return parts.join(' ').trim().slice(0, NAME_MAX_LENGTH) || undefined;
  } catch {
    return undefined;
  }
}

/** Sends the answer to the waiting page. */
export function sendReturn(answer: ProviderReturn): void {
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  channel.postMessage(answer);
  channel.close();
}
