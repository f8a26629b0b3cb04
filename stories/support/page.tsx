import type { Role } from '@mashrabiya/contract';
import { isLanguage } from '@mashrabiya/i18n';
import { createHandlers, mockProfile, mockUser } from '@mashrabiya/mocks';
import { saveSession } from '@mashrabiya/web/session';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { AppStory, type AppStoryProps } from './AppStory.tsx';

/** Renders the app at a story's path, in the toolbar's language. */
export function renderPage({ path, language }: AppStoryProps, { globals }: { globals: Record<string, unknown> }) {
  return <AppStory key={path} path={path} language={isLanguage(globals.locale) ? globals.locale : language} />;
}

/** For stories of whole pages: on a docs page each has its own frame, and thus its own network. */
export const pageParameters = { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } } as const;

/** Args of the app at a path. */
export const createArgs = (path: string): AppStoryProps => ({ path, language: 'ar' });

/**
 * Mocked marketplace, with some calls overridden. The handlers are created for each run of a story, so that no state is
 * shared.
 */
export const mockNetwork =
  (createOverrides: () => readonly HttpHandler[] = () => []) =>
  ({ msw }: { msw: Pick<SetupWorker, 'use'> }) => {
    localStorage.clear();
    msw.use(...createOverrides(), ...createHandlers());
  };

/** Same for a logged-in user. */
export const mockOwnNetwork =
  (createOverrides?: () => readonly HttpHandler[]) => (context: { msw: Pick<SetupWorker, 'use'> }) => {
    mockNetwork(createOverrides)(context);
    const { name, email, phone } = mockUser('ar');
    saveSession({ token: 'x'.repeat(43), user: { name, email, phone } });
  };

/** Same for a user with a role. */
export const mockRoleNetwork = (role: Role, createOverrides: () => readonly HttpHandler[] = () => []) =>
  mockOwnNetwork(() => [...createOverrides(), mockProfile(role)]);
