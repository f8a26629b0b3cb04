import { buildNavigation } from '@mashrabiya/web/navigation';
import { routes } from '@mashrabiya/web/routes';
import { useTranslation } from 'react-i18next';

/** Shell props as the web app passes them, in the story's language. */
export function useShellFixture(unread = 0) {
  const { t } = useTranslation();
  const social = { facebook: 'https://facebook.example/mashrabiya', instagram: 'https://instagram.example/mashrabiya' };
  return { ...buildNavigation(routes, t, 'user', unread), social };
}
