import { z } from 'zod';

export const ALERT_MAIL_JOB = 'alert_mail';
export const PUSH_JOB = 'push';

export const AlertPayload = z.object({
  alert_id: z.uuid(),
  user_id: z.uuid(),
  homes: z.array(
    z.object({
      id: z.uuid(),
      /** `lower` and `gone` occur only for favorites. */
      kind: z.enum(['new', 'lower', 'gone']),
      /** Previous price in EGP. */
      before: z.number().nullable(),
    }),
  ),
  total: z.int(),
});
export type AlertPayload = z.infer<typeof AlertPayload>;

export const MAX_LISTINGS_IN_MESSAGE = 6;
