import { z } from 'zod';

/** The kinds of the jobs that tell news: by mail, and to one browser. */
export const ALERT_MAIL_JOB = 'alert_mail';
export const PUSH_JOB = 'push';

/** What one alert tells of, as its jobs carry it: the first homes, and how many there are. */
export const News = z.object({
  alert_id: z.uuid(),
  user_id: z.uuid(),
  homes: z.array(
    z.object({
      id: z.uuid(),
      /** Of favourites: what has become of the home. */
      kind: z.enum(['new', 'lower', 'gone']),
      /** What it cost before, in EGP. */
      before: z.number().nullable(),
    }),
  ),
  total: z.int(),
});
export type News = z.infer<typeof News>;

/** Homes that one message shows; the list shows the others. */
export const SHOWN = 6;
