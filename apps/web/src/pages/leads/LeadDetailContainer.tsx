import { formatCairoDay } from '@mashrabiya/contract';
import { ButtonLink, EmptyState, FailedState, LeadDetail, LeadDetailSkeleton, Page } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/error.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { clockAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { useLeadDraft } from './useLeadDraft.ts';
import { useLeadUpdate } from './useLeadUpdate.ts';

/** A buyer who contacted the seller, with one of their leads to work on. */
export function LeadDetailContainer({ id }: { id: string }) {
  const { t } = useTranslation();
  const answer = useApiQuery('getLead', { params: { id } }, { staleTime: 0 });
  const update = useLeadUpdate();
  const { draft, onDraft } = useLeadDraft(id);
  const today = formatCairoDay(useAtomValue(clockAtom));
  const lead = answer.data?.data;
  const title = lead ? (lead.person?.name ?? t('leads:visitor')) : t('shell:links.leads');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('leads:description')}
        path={paths.lead(id)}
        noIndex
      />
      <div>
        <ButtonLink variant="text" href={paths.leads}>
          {t('leads:person.back')}
        </ButtonLink>
      </div>
      {lead && (
        <LeadDetail
          lead={lead}
          draft={draft}
          today={today}
          getHref={(other) => paths.lead(other.id)}
          getListingHref={(listing) => paths.property(listing.id)}
          getConversationHref={paths.conversation}
          onStatusChange={(status) => update.mutate({ params: { id }, body: { status } })}
          onDraft={onDraft}
          onSave={(body) => update.mutateAsync({ params: { id }, body })}
        />
      )}
      {!lead && answer.isPending && <LeadDetailSkeleton />}
      {!lead && answer.isError && isNotFound(answer.error) && (
        <EmptyState
          level={1}
          title={t('leads:person.missing')}
          action={{ href: paths.leads, label: t('leads:person.back') }}
        />
      )}
      {!lead && answer.isError && !isNotFound(answer.error) && (
        <FailedState level={1} title={t('leads:person.failed')} onRetry={() => void answer.refetch()} />
      )}
    </Page>
  );
}
