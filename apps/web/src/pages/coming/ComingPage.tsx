import { ComingSoonScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { SUBJECTS } from './subject.ts';

/** A page that comes with the next release: what it will hold, and where to go meanwhile. */
export default function ComingPage({ params }: PageProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const subject = SUBJECTS.find((known) => known === params.subject) ?? 'addReel';
  const title = t(`pages:coming.${subject}.title`);
  const text = t(`pages:coming.${subject}.text`);
  return (
    <>
      <PageHead title={t('pages:titled', { title })} description={text} path={pathname} hidden />
      <ComingSoonScreen
        title={title}
        text={text}
        action={{ href: paths.forSale, label: t('pages:list.emptySearchAction') }}
      />
    </>
  );
}
