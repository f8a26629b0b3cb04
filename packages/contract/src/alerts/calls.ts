import { z } from 'zod';
import { defineCall } from '../call/call.ts';
import { BODY_ERRORS, Done } from '../call/commonSchemas.ts';
import { AlertInput } from '../savedSearches/inputs.ts';
import { Alert } from '../savedSearches/savedSearch.ts';
import { alertEndpoints } from './endpoints.ts';

const AlertSettings = z
  .object({
    /** Alert for favorites whose price fell or that became unavailable. */
    favorites: Alert,
    email_verified: z.boolean(),
    /** The site's public key for push services (VAPID), base64url. */
    push_key: z.string(),
  })
  .meta({ id: 'AlertSettings' });

const ENDPOINT_MAX_LENGTH = 1000;
const endpoint = z.string().max(ENDPOINT_MAX_LENGTH);

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

export const alertCalls = {
  getAlerts: defineCall(alertEndpoints.getAlerts, {
    summary: 'Get alert settings',
    description: 'How the user is alerted about favourites, and the key that push subscriptions need.',
    answer: z.object({ data: AlertSettings }),
    errors: [],
  }),
  setFavoriteAlert: defineCall(alertEndpoints.setFavoriteAlert, {
    summary: 'Set the alert for favourites',
    description:
      'How often, and by which channel, the user hears of price drops and of favourites that are no longer available.',
    body: AlertInput,
    answer: z.object({ data: Alert }),
    errors: [...fieldErrors, 'invalid_choice', 'alert_channel_required'],
  }),
  subscribePush: defineCall(alertEndpoints.subscribePush, {
    summary: 'Subscribe to push messages',
    description: 'The subscription lasts as long as this session.',
    body: PushSubscriptionInput,
    answer: Done,
    errors: fieldErrors,
  }),
  unsubscribePush: defineCall(alertEndpoints.unsubscribePush, {
    summary: 'Unsubscribe from push messages',
    description: 'A repeated request gets the same answer.',
    body: z.strictObject({ endpoint }),
    answer: Done,
    errors: fieldErrors,
  }),
  stopAlert: defineCall(alertEndpoints.stopAlert, {
    summary: 'Stop an alert by link',
    description: 'Stops the alert whose mail contained the link, also by one-click unsubscribe (RFC 8058).',
    params: z.object({ token: z.string() }),
    answer: z.object({
      data: z.object({
        /** Name of the saved search; null for favorites, and for a deleted search. */
        name: z.string().nullable(),
      }),
    }),
    errors: ['invalid_id', 'link_invalid'],
  }),
};
