import { isLanguage } from '@mashrabiya/i18n';
import { handlers, mockUser } from '@mashrabiya/mocks';
import { keepSession } from '@mashrabiya/web/session';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { AppStory, type AppStoryProps } from './AppStory.tsx';

/** Draws the app at a story's path, in the toolbar's language. */
export function page({ path, language }: AppStoryProps, { globals }: { globals: Record<string, unknown> }) {
  return <AppStory key={path} path={path} language={isLanguage(globals.locale) ? globals.locale : language} />;
}

/** Arguments of the app at a path. */
export const at = (path: string): AppStoryProps => ({ path, language: 'ar' });

/** The mocked marketplace, with some of its calls answered otherwise; the device remembers nothing of another story. */
export const network =
  (...otherwise: HttpHandler[]) =>
  ({ msw }: { msw: Pick<SetupWorker, 'use'> }) => {
    localStorage.clear();
    msw.use(...otherwise, ...handlers);
  };

/** The same for somebody who is logged in at this device. */
export const ownNetwork =
  (...otherwise: HttpHandler[]) =>
  (context: { msw: Pick<SetupWorker, 'use'> }) => {
    network(...otherwise)(context);
    const { name, email, phone } = mockUser('ar');
    keepSession({ token: 'x'.repeat(43), user: { name, email, phone } });
  };
