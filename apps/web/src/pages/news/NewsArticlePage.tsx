import type { ArticleSummary } from '@mashrabiya/contract';
import { ArticlePage, FailedState, Page, TextSkeleton } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { languageAtom, originAtom } from '../../atoms/app.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildArticleSchema } from '../../head/schemas.ts';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { useShareToast } from '../../sharing/useShareToast.ts';
import NotFoundPage from '../problems/NotFoundPage.tsx';
import { buildFeedHref } from './buildFeedHref.ts';

const getArticleHref = ({ slug }: ArticleSummary) => paths.article(slug);

export default function NewsArticlePage({ params }: PageProps) {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const language = useAtomValue(languageAtom);
  const cardCallbacks = useCardCallbacks();
  const onShared = useShareToast();
  const { data, error, refetch } = useApiQuery('getArticle', { params: { slug: params.slug ?? '' } });

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
  const article = data.data;
  const path = paths.article(article.slug);
  return (
    <Page column="text">
      <PageHead
        title={t('pages:titled', { title: article.title })}
        description={article.summary}
        path={path}
        published={article.date}
        feed={buildFeedHref(language)}
        parents={[{ name: t('shell:links.news'), path: paths.news }]}
        schemas={[buildArticleSchema(article, { origin, name: t('common:brand'), language })]}
      />
      <ArticlePage
        {...cardCallbacks}
        article={article}
        getArticleHref={getArticleHref}
        backHref={paths.news}
        shareUrl={origin + path}
        onShared={onShared}
      />
    </Page>
  );
}
