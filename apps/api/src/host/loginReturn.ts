import { LOGIN_RETURN_PATH } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { readForm } from '../app/readBody.ts';

/** `user` is sent only by Apple, at the first login: the user's name, as JSON. */
const FORWARDED_FIELDS = ['id_token', 'state', 'error', 'user'];

/** Apple posts its answer as a form. It is moved to the fragment, as with Google, where no log contains it. */
export function serveLoginReturn(site: Hono): void {
  site.post(LOGIN_RETURN_PATH, async (c) => {
    const form = await readForm(c.req.raw);
    const answer = new URLSearchParams();
    for (const name of FORWARDED_FIELDS) {
      const value = form[name];
      if (typeof value === 'string') answer.set(name, value);
    }
    c.header('cache-control', 'no-store');
    return c.redirect(`${LOGIN_RETURN_PATH}#${answer}`, 303);
  });
}
