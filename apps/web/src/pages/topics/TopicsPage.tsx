import { FailedState, lazyPart, Page, ServicePage, TextSkeleton, WhenNear } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { TOPIC_CALLS, topicOf } from './topic.ts';

const AffordabilityPart = lazyPart(() => import('./AffordabilityPart.tsx'));
const RentOrBuyPart = lazyPart(() => import('./RentOrBuyPart.tsx'));

/** Estimated heights of these parts, in pixels. */
const AFFORDABILITY_ROOM = 560;
const RENT_OR_BUY_ROOM = 640;

export default function TopicsPage({ params }: PageProps) {
  const { t } = useTranslation();
  const topic = topicOf(params);
  const { data, error, refetch } = useApiQuery(TOPIC_CALLS[topic], {});
  const title = t(`reading:${topic}.title`);
  const intro = t(`reading:${topic}.text`);
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={intro} path={paths[topic]} />
      <ServicePage
        // Its calculators are on the first screen and invisible without the app.
        {...(topic === 'financial' && { 'data-needs-app': true })}
        title={title}
        intro={intro}
        topics={data?.data ?? []}
        action={{ href: paths.contact, label: t(`reading:${topic}.action`) }}
        otherAction={{ href: paths.questions, label: t('reading:common.title') }}
        closing={t(`reading:${topic}.closing`)}
      >
        {error && <FailedState title={t('reading:text.failed')} onRetry={() => void refetch()} />}
        {!error && !data && <TextSkeleton />}
        {topic === 'financial' && (
          <>
            <WhenNear room={AFFORDABILITY_ROOM}>
              <AffordabilityPart />
            </WhenNear>
            <WhenNear room={RENT_OR_BUY_ROOM}>
              <RentOrBuyPart />
            </WhenNear>
          </>
        )}
      </ServicePage>
    </Page>
  );
}
