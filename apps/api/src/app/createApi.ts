import { languageOfHeader } from '@mashrabiya/i18n';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { getCategories, getMainFeatures } from '../calls/categories.ts';
import { getConfigurations } from '../calls/getConfigurations.ts';
import { getProperty } from '../calls/getProperty.ts';
import { listForRent, listForSale } from '../calls/listByAction.ts';
import { getCities, getGovernorates } from '../calls/places.ts';
import { search } from '../calls/search.ts';
import { loadReference } from '../db/loadReference.ts';
import type { Tables } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { ListingCatalogue } from '../search/ListingCatalogue.ts';
import { AppError, errorResponse } from './AppError.ts';
import { bind } from './bind.ts';
import { answerErrors, type Log } from './errors.ts';
import { limits } from './limits.ts';

export interface ApiOptions {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
}

/** How long anonymous answers may be kept: lists change all the time, what they are filtered by hardly ever. */
const LISTS = { seconds: 15 };
const REFERENCE = { seconds: 300 };
const SETTINGS = { seconds: 60 };

/** The API, on a migrated database. Starts nothing: hand requests to its `fetch`. */
export async function createApi({ db, clock, log }: ApiOptions): Promise<Hono> {
  const reference = await loadReference(db);
  const services = { db, clock, reference, listings: new ListingCatalogue(db, reference, clock) };
  const app = new Hono();
  app.onError(answerErrors(log));
  app.notFound((c) =>
    errorResponse(new AppError({ code: 'not_found' }), languageOfHeader(c.req.header('accept-language'))),
  );
  app.use(limits);
  bind(app, services, 'getConfigurations', getConfigurations, SETTINGS);
  bind(app, services, 'getCategories', getCategories, REFERENCE);
  bind(app, services, 'getGovernorates', getGovernorates, REFERENCE);
  bind(app, services, 'getCities', getCities, REFERENCE);
  bind(app, services, 'getMainFeatures', getMainFeatures, REFERENCE);
  bind(app, services, 'search', search);
  bind(app, services, 'listForSale', listForSale, LISTS);
  bind(app, services, 'listForRent', listForRent, LISTS);
  bind(app, services, 'getProperty', getProperty, LISTS);
  return app;
}
