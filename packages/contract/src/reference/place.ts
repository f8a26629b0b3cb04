import { z } from 'zod';

/** A city or district. `name` is in the asker's language; both spellings come along for search boxes. */
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

/** One of the 27 governorates, with its cities nested. */
export const Governorate = z
  .object({ id: z.int(), name: z.string(), en_name: z.string(), ar_name: z.string(), cities: z.array(City) })
  .meta({ id: 'Governorate' });
export type Governorate = z.infer<typeof Governorate>;
