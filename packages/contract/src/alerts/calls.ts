import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/shared.ts';
import { endpoints } from '../endpoints.ts';
import { AlertInput } from '../saved/inputs.ts';
import { Alert } from '../saved/savedSearch.ts';

/** A user's alert settings. */
export const AlertSettings = z
  .object({
    /** Alert for favourites whose price fell or that are off offer. */
    favorites: Alert,
    /** Mail is sent only to a confirmed address. */
    email_verified: z.boolean(),
    /** The site's public key at push services, base64url. */
    push_key: z.string(),
  })
  .meta({ id: 'AlertSettings' });
export type AlertSettings = z.infer<typeof AlertSettings>;

const ENDPOINT_MAX_LENGTH = 1000;
const endpoint = z.string().max(ENDPOINT_MAX_LENGTH);

/** A push subscription as the browser returns it. */
const PushSubscriptionInput = z.strictObject({
  endpoint,
  keys: z.strictObject({
    /** A point of P-256, 65 bytes as base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes as base64url. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
const fieldErrors = [...BODY_ERRORS, 'required_field', 'invalid_field', 'unknown_field'] as const;

/** Alerts by mail and web push. */
export const alertCalls = {
  getAlerts: defineCall(endpoints.getAlerts, {
    summary: 'How one is told of one’s favourites, and what notifications need',
    answer: z.object({ data: AlertSettings }),
    errors: [],
  }),
  setFavoriteAlert: defineCall(endpoints.setFavoriteAlert, {
    summary: 'Sets how often, and how, one is told that a favourite costs less or is gone',
    body: AlertInput,
    answer: z.object({ data: Alert }),
    errors: [...fieldErrors, 'invalid_choice', 'alert_channel_required'],
  }),
  subscribePush: defineCall(endpoints.subscribePush, {
    summary: 'Has notifications come to a browser for as long as this login lasts',
    body: PushSubscriptionInput,
    answer: Done,
    errors: fieldErrors,
  }),
  unsubscribePush: defineCall(endpoints.unsubscribePush, {
    summary: 'Has no more notifications come to a browser; asking again answers the same',
    body: z.strictObject({ endpoint }),
    answer: Done,
    errors: fieldErrors,
  }),
  stopAlert: defineCall(endpoints.stopAlert, {
    summary: 'Stops the alert that a mail came from; one press of a mail program does it, too (RFC 8058)',
    params: z.object({ token: z.string() }),
    answer: z.object({
      data: z.object({
        /** The saved search; null where it was the favourites, or the search is gone. */
        name: z.string().nullable(),
      }),
    }),
    errors: ['invalid_id', 'link_invalid'],
  }),
};
