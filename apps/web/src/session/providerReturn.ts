/** Response of Google or Apple to the login window. */
export interface ProviderReturn {
  /** Random state of the request, by which its page recognises the response. */
  state: string;
  idToken: string | null;
  /** Name that Apple sends beside the token, only at the first login. */
  name?: string;
  /** OpenID Connect's error code, if there is no token. */
  error: string | null;
}

/** Limit of the API call. */
const NAME_MAX_LENGTH = 200;

/** Broadcast to all tabs: only the requesting tab knows the state. A message to `opener` fails if the popup lost it. */
export const LOGIN_CHANNEL = 'mashrabiya-login';

export function parseProviderReturn(hash: string): ProviderReturn | null {
  const fields = new URLSearchParams(hash.slice(1));
  const state = fields.get('state');
  const [idToken, error] = [fields.get('id_token'), fields.get('error')];
  const name = parseName(fields.get('user'));
  return state && (idToken || error) ? { state, idToken, error, ...(name && { name }) } : null;
}

/** Reads Apple's `user`: `{ "name": { "firstName": "…", "lastName": "…" } }`. */
function parseName(user: string | null): string | undefined {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '').name;
    const parts = [firstName, lastName].filter((part) => typeof part === 'string');
    return parts.join(' ').trim().slice(0, NAME_MAX_LENGTH) || undefined;
  } catch {
    return undefined;
  }
}

export function sendProviderReturn(answer: ProviderReturn): void {
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  channel.postMessage(answer);
  channel.close();
}
