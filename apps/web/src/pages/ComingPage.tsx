import { ComingSoonScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';
import { matchPath } from '../routing/match.ts';
import { paths } from '../routing/paths.ts';

const SUBJECTS = [
  ['plans', ['/plans/*', '/payment-success']],
  ['myProperties', ['/myproperties', '/update']],
  ['addProperty', ['/addProperty']],
  ['addReel', ['/add-reel', '/update-reel']],
  ['reelsSearch', ['/reels-search', '/videos/search']],
  ['reels', ['/reels/*', '/reel-:id', '/videos/*']],
  ['applyAdvisor', ['/apply-advisor']],
  ['advisors', ['/advisors']],
  ['management', ['/managment']],
  ['financial', ['/financial']],
  ['news', ['/news']],
  ['questions', ['/QAs']],
  ['about', ['/about_us']],
  ['privacy', ['/privacy']],
  ['terms', ['/terms']],
  ['refund', ['/refund']],
  ['provider', ['/provider/:id']],
] as const;

const subjectOf = (pathname: string) =>
  SUBJECTS.find(([, patterns]) => patterns.some((pattern) => matchPath(pattern, pathname)))?.[0] ?? 'news';

/** A page that comes with the next release: what it will hold, and where to go meanwhile. */
export default function ComingPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const subject = subjectOf(pathname);
  const title = t(`pages.coming.${subject}.title`);
  const text = t(`pages.coming.${subject}.text`);
  return (
    <>
      <PageHead title={t('pages.titled', { title })} description={text} path={pathname} hidden />
      <ComingSoonScreen
        title={title}
        text={text}
        action={{ href: paths.forSale, label: t('pages.list.emptySearchAction') }}
      />
    </>
  );
}
