import type { StaffRole } from '../constants/moderationVocabulary.ts';

export const API_PREFIX = '/api';

/** `public`: no login; `optional`: a login changes the answer; `required`: 401 without a login. */
export type Access = 'public' | 'optional' | 'required';

/** `form`: URL-encoded or multipart fields; `multipart`: fields and files; `raw`: unparsed bytes of any type. */
export type BodyType = 'json' | 'form' | 'multipart' | 'raw';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  /**
   * Role that may make the call, besides administrators; anyone else gets `forbidden`. Staff whose session has no second
   * factor get `second_factor_required`, if the server requires one.
   */
  role?: StaffRole;
  /** A blocked seller gets `account_blocked`. */
  unlessBlocked?: true;
  /** Encoding of the body; `json` by default. */
  bodyType?: BodyType;
  /** Answers that are no JSON. */
  answers?: 'file' | 'stream';
}
