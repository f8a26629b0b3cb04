import { API_PREFIX } from '@mashrabiya/contract';
import { parseLanguageHeader } from '@mashrabiya/i18n';
import { type Context, Hono } from 'hono';
import { cancelHeadBody } from '../app/cancelHeadBody.ts';
import { blockCrossSiteRequests } from '../app/crossSiteRequests.ts';
import { answerErrors, toProblemCode } from '../app/errors.ts';
import { enforceRequestLimits } from '../app/requestLimits.ts';
import type { Services } from '../app/services.ts';
import { AppError, buildRetryHeader, createErrorResponse } from '../core/AppError.ts';
import type { Log } from '../core/log.ts';
import type { Files } from '../files/Files.ts';
import { type Forwarding, getSource } from '../request/Forwarding.ts';
import { setContextRoute } from '../request/requestRoutes.ts';
import { createAdmission } from './admission.ts';
import { cacheResponses } from './cacheResponses.ts';
import { serveClientFiles } from './clientFiles.ts';
import { compressResponses } from './compressResponses.ts';
import { requireDevToken, serveDevAccess } from './devAccess.ts';
import { serveCheckout } from './devCheckout.ts';
import { serveOutbox } from './devOutbox.ts';
import { createErrorPage } from './errorPage.ts';
import { serveHealth } from './health.ts';
import type { IncomingBodies } from './IncomingBodies.ts';
import { serveImages } from './images.ts';
import type { LoadShedder } from './LoadShedder.ts';
import { serveLoginReturn } from './loginReturn.ts';
import { readMapOrigin } from './mapOrigin.ts';
import { serveMapTiles } from './mapTiles.ts';
import { serveNewsFeed } from './newsFeed.ts';
import type { Pages } from './pages.ts';
import type { ReadLimiter } from './ReadLimiter.ts';
import type { ResponseCache } from './ResponseCache.ts';
import { serveReadiness } from './readiness.ts';
import { redirectLongUrl } from './redirectLongUrl.ts';
import { getLanguage } from './responseKey.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveSharePictures } from './sharePictures.ts';
import { serveSitemap } from './sitemap/serveSitemap.ts';
import { serveStorybook } from './storybook.ts';
import { serveVideos } from './videos.ts';

export interface SiteOptions {
  api: Hono;
  services: Services;
  cache: ResponseCache;
  log: Log;
  /** Undefined serves the API alone. */
  pages?: Pages;
  clientDirectory: string;
  /** Build directory, which may appear later; undefined serves no Storybook. */
  storybookDirectory?: string;
  mediaStores: readonly Pick<Files, 'get'>[];
  forwarding: Forwarding;
  /** Secret of the development pages: stored mails, and the sandbox's checkout; undefined disables them. */
  devToken?: string;
  shedder?: LoadShedder;
  limiter?: ReadLimiter;
  bodies?: IncomingBodies;
}

/** The whole site on one port: API, pages, bundle, media, and files for robots. */
export function createSite(options: SiteOptions): Hono {
  const { api, services, cache, log, pages, forwarding } = options;
  const getOrigin = (c: Context) => forwarding.getOrigin(getSource(c));
  const answerAsJson = answerErrors(log);
  const site = new Hono();
  site.onError((error, c) => {
    const answer = answerAsJson(error, c);
    return c.req.header('accept')?.includes('text/html')
      ? createErrorPage(toProblemCode(error), getLanguage(c), buildRetryHeader(error))
      : answer;
  });
  site.notFound((c) =>
    createErrorResponse(new AppError({ code: 'not_found' }), parseLanguageHeader(c.req.header('accept-language'))),
  );

  const admit = createAdmission(forwarding, log, options.shedder, options.limiter, options.bodies);
  const mapOrigin = readMapOrigin(services);
  site.use(
    cancelHeadBody,
    cacheResponses(cache, forwarding),
    securityHeaders(pages?.scriptHashes ?? [], mapOrigin, forwarding),
    compressResponses,
  );
  site.all(`${API_PREFIX}/*`, admit, (c) =>
    api.fetch(c.req.raw, { ...(c.env as object | undefined), concurrencySlot: c.get('concurrencySlot') }),
  );
  if (options.storybookDirectory !== undefined) serveStorybook(site, options.storybookDirectory);
  site.use(redirectLongUrl, enforceRequestLimits, serveClientFiles(options.clientDirectory));
  serveImages(site, options.mediaStores);
  serveVideos(site, options.mediaStores);
  serveMapTiles(site, services.maps.tiles);
  serveHealth(site, services);
  serveReadiness(site, services);
  if (options.devToken !== undefined) {
    const guard = requireDevToken(options.devToken);
    serveDevAccess(site, options.devToken);
    serveOutbox(site, services.db, guard);
    serveCheckout(site, services, blockCrossSiteRequests(forwarding), guard);
  }
  site.use(admit);
  if (pages) {
    serveLoginReturn(site);
    serveSitemap(site, services, pages, getOrigin);
    serveSharePictures(site, pages, services.files, getOrigin);
    serveNewsFeed(site, services.texts, pages.addresses, getOrigin);
    site.get('*', async (c) => {
      const { pathname, search } = new URL(c.req.url);
      setContextRoute(c, pages.findPattern(pathname));
      // Redirects are built from the path; one that begins with two slashes would lead to another site.
      if (pathname.startsWith('//')) return c.redirect(pathname.replace(/^\/+/, '/') + search, 308);
      return pages.render(new Request(getOrigin(c) + pathname + search, { headers: c.req.raw.headers }));
    });
    site.all('*', () => {
      throw new AppError({ code: 'method_not_allowed' });
    });
  }
  return site;
}
