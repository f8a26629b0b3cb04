import { FailedState, Page, PageTitle, QuestionAccordion, TextSkeleton } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildQuestionsSchema } from '../../head/schemas.ts';
import { paths } from '../../routing/paths.ts';

export default function QuestionsPage() {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const { hash } = useLocation();
  const { data, error, refetch } = useApiQuery('getQuestions', {});
  const title = t('shell:links.questions');
  return (
    <Page column="form">
      <PageHead
        title={t('pages:titled', { title })}
        description={t('articles:common.text')}
        path={paths.questions}
        schemas={data ? [buildQuestionsSchema(data.data, { origin, name: title })] : []}
      />
      <PageTitle title={title} />
      {hasLoadFailed({ data, error }) && (
        <FailedState title={t('articles:text.failed')} onRetry={() => void refetch()} />
      )}
      {!error && !data && <TextSkeleton />}
      {data && <QuestionAccordion groups={data.data} openId={hash.slice(1)} contactHref={paths.contact} />}
    </Page>
  );
}
