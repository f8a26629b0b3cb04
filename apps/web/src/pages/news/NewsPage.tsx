import type { ArticleSummary } from '@mashrabiya/contract';
import { ArticleList, Page, PageTitle } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { languageAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { buildFeedHref } from './buildFeedHref.ts';

const getArticleHref = ({ slug }: ArticleSummary) => paths.article(slug);

export default function NewsPage() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const news = useApiQuery('listNews', {});
  const title = t('shell:links.news');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('articles:news.text')}
        path={paths.news}
        feed={buildFeedHref(language)}
      />
      <PageTitle title={title} />
      <ArticleList
        articles={news.data?.data ?? []}
        status={getQueryStatus(news)}
        getHref={getArticleHref}
        onRetry={() => void news.refetch()}
      />
    </Page>
  );
}
