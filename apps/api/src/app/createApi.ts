import { languageOfHeader } from '@mashrabiya/i18n';
import { Hono } from 'hono';
import { forgotPassword } from '../accounts/forgotPassword.ts';
import { getProfile } from '../accounts/getProfile.ts';
import { login } from '../accounts/login.ts';
import { logout } from '../accounts/logout.ts';
import { register } from '../accounts/register.ts';
import { resendVerification } from '../accounts/resendVerification.ts';
import { resetPassword } from '../accounts/resetPassword.ts';
import { verifyEmail } from '../accounts/verifyEmail.ts';
import { addLead } from '../calls/addLead.ts';
import { addView } from '../calls/addView.ts';
import { getCategories, getMainFeatures } from '../calls/categories.ts';
import { getArea } from '../calls/getArea.ts';
import { getBusiestAreas } from '../calls/getBusiestAreas.ts';
import { getConfigurations } from '../calls/getConfigurations.ts';
import { getFacets } from '../calls/getFacets.ts';
import { getMap } from '../calls/getMap.ts';
import { getMarket } from '../calls/getMarket.ts';
import { getProperty } from '../calls/getProperty.ts';
import { getSimilar } from '../calls/getSimilar.ts';
import { getSuggestions } from '../calls/getSuggestions.ts';
import { interpret } from '../calls/interpret.ts';
import { listForRent, listForSale } from '../calls/listByAction.ts';
import { getCities, getGovernorates } from '../calls/places.ts';
import { search } from '../calls/search.ts';
import { getLovedIds } from '../favorites/getLovedIds.ts';
import { listFavorites } from '../favorites/listFavorites.ts';
import { toggleLove } from '../favorites/toggleLove.ts';
import { Forwarding } from '../request/Forwarding.ts';
import { AppError, errorResponse } from './AppError.ts';
import { bind } from './bind.ts';
import { answerErrors, type Log } from './errors.ts';
import { limits } from './limits.ts';
import { serveDocs } from './openapi/serveDocs.ts';
import { refuseOtherSites } from './otherSites.ts';
import type { Services } from './services.ts';

/** How long anonymous answers may be kept: lists change all the time, what they are filtered by hardly ever. */
const LISTS = { seconds: 15 };
const COUNTS = { seconds: 5 };
const MARKET = { seconds: 30 };
const REFERENCE = { seconds: 300 };
const SETTINGS = { seconds: 60 };

/** The API. Starts nothing: hand requests to its `fetch`. */
export function createApi(appServices: Services, log: Log, forwarding = new Forwarding()): Hono {
  const services = { ...appServices, forwarding };
  const app = new Hono();
  app.onError(answerErrors(log));
  app.notFound((c) =>
    errorResponse(new AppError({ code: 'not_found' }), languageOfHeader(c.req.header('accept-language'))),
  );
  app.use(limits, refuseOtherSites(forwarding));
  bind(app, services, 'getConfigurations', getConfigurations, SETTINGS);
  bind(app, services, 'getCategories', getCategories, REFERENCE);
  bind(app, services, 'getGovernorates', getGovernorates, REFERENCE);
  bind(app, services, 'getCities', getCities, REFERENCE);
  bind(app, services, 'getMainFeatures', getMainFeatures, REFERENCE);
  bind(app, services, 'search', search);
  bind(app, services, 'listForSale', listForSale, LISTS);
  bind(app, services, 'listForRent', listForRent, LISTS);
  bind(app, services, 'getFacets', getFacets, COUNTS);
  bind(app, services, 'getSuggestions', getSuggestions, COUNTS);
  bind(app, services, 'interpret', interpret, COUNTS);
  bind(app, services, 'getMap', getMap, COUNTS);
  bind(app, services, 'getBusiestAreas', getBusiestAreas, MARKET);
  bind(app, services, 'getArea', getArea, MARKET);
  bind(app, services, 'getProperty', getProperty, LISTS);
  bind(app, services, 'getSimilar', getSimilar, LISTS);
  bind(app, services, 'getMarket', getMarket, MARKET);
  bind(app, services, 'addLead', addLead);
  bind(app, services, 'addView', addView);
  bind(app, services, 'register', register);
  bind(app, services, 'login', login);
  bind(app, services, 'logout', logout);
  bind(app, services, 'verifyEmail', verifyEmail);
  bind(app, services, 'resendVerification', resendVerification);
  bind(app, services, 'forgotPassword', forgotPassword);
  bind(app, services, 'resetPassword', resetPassword);
  bind(app, services, 'getProfile', getProfile);
  bind(app, services, 'toggleLove', toggleLove);
  bind(app, services, 'getLovedIds', getLovedIds);
  bind(app, services, 'listFavorites', listFavorites);
  serveDocs(app);
  return app;
}
