import { z } from 'zod';

/** A city or district. `name` is in the request's language; search boxes need both spellings. */
export const City = z
  .object({
    id: z.int(),
    name: z.string(),
    en_name: z.string(),
    ar_name: z.string(),
    gover_id: z.int(),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;

export const Governorate = z
  .object({ id: z.int(), name: z.string(), en_name: z.string(), ar_name: z.string(), cities: z.array(City) })
  .meta({ id: 'Governorate' });
export type Governorate = z.infer<typeof Governorate>;
