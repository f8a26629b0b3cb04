import type { Role } from '@mashrabiya/contract';
import { isLanguage } from '@mashrabiya/i18n';
import { createHandlers, mockUser, profileOf } from '@mashrabiya/mocks';
import { keepSession } from '@mashrabiya/web/session';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { AppStory, type AppStoryProps } from './AppStory.tsx';

/** Draws the app at a story's path, in the toolbar's language. */
export function page({ path, language }: AppStoryProps, { globals }: { globals: Record<string, unknown> }) {
  return <AppStory key={path} path={path} language={isLanguage(globals.locale) ? globals.locale : language} />;
}

/** For stories of whole pages: on a docs page each has a frame, and so a network, of its own. */
export const pageParameters = { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } } as const;

/** Arguments of the app at a path. */
export const at = (path: string): AppStoryProps => ({ path, language: 'ar' });

/**
 * The mocked marketplace, with some of its calls answered otherwise. The handlers are made for each run of a story, so
 * neither they nor the device remember anything of another one.
 */
export const network =
  (otherwise: () => readonly HttpHandler[] = () => []) =>
  ({ msw }: { msw: Pick<SetupWorker, 'use'> }) => {
    localStorage.clear();
    msw.use(...otherwise(), ...createHandlers());
  };

/** The same for somebody who is logged in at this device. */
export const ownNetwork =
  (otherwise?: () => readonly HttpHandler[]) => (context: { msw: Pick<SetupWorker, 'use'> }) => {
    network(otherwise)(context);
    const { name, email, phone } = mockUser('ar');
    keepSession({ token: 'x'.repeat(43), user: { name, email, phone } });
  };

/** The same for somebody of a role. */
export const roleNetwork = (role: Role, otherwise: () => readonly HttpHandler[] = () => []) =>
  ownNetwork(() => [...otherwise(), profileOf(role)]);
