import { AboutPage, FailedState, LegalPage, Page, TextSkeleton } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildOrganizationSchema } from '../../head/schemas.ts';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import NotFoundPage from '../problems/NotFoundPage.tsx';
import { parsePageSlug } from './parsePageSlug.ts';

export default function SitePage({ params }: PageProps) {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const slug = parsePageSlug(params);
  const { data, error, refetch } = useApiQuery('getPage', { params: { slug } });

  if (isNotFound(error)) return <NotFoundPage />;
  if (hasLoadFailed({ data, error }))
    return <FailedState title={t('articles:text.failed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page column="text">
        <TextSkeleton />
      </Page>
    );
  }
  const text = data.data;
  return (
    <Page column="text">
      <PageHead
        title={t('pages:titled', { title: text.title })}
        description={text.summary}
        path={paths[slug]}
        schemas={slug === 'about' ? [buildOrganizationSchema({ origin, name: t('common:brand') })] : []}
      />
      {slug === 'about' ? <AboutPage text={text} /> : <LegalPage text={text} onPrint={() => window.print()} />}
    </Page>
  );
}
