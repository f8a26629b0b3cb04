import { FailedState, Page, ServicePage, TextSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { contactHref } from '../contact/route.ts';
import { topicHrefs } from './route.ts';
import { TOPIC_CALLS, topicOf } from './topic.ts';

/** Property management, or financial advice. */
export default function TopicsPage({ params }: PageProps) {
  const { t } = useTranslation();
  const topic = topicOf(params);
  const { data, error, refetch } = useApiQuery(TOPIC_CALLS[topic], {});
  const title = t(`reading:${topic}.title`);
  const intro = t(`reading:${topic}.text`);
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={intro} path={topicHrefs[topic]} />
      <ServicePage
        title={title}
        intro={intro}
        topics={data?.data ?? []}
        action={{ href: contactHref, label: t(`reading:${topic}.action`) }}
        otherAction={{ href: paths.questions, label: t('reading:common.title') }}
        closing={t(`reading:${topic}.closing`)}
      >
        {error && <FailedState title={t('reading:text.failed')} onRetry={() => void refetch()} />}
        {!error && !data && <TextSkeleton />}
      </ServicePage>
    </Page>
  );
}
