import { type CallInput, MODERATION_KINDS } from '@mashrabiya/contract';
import { EmptyState, ModerationLinks, ModerationLog } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import type { useApiPages } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import { moderationHrefs } from './route.ts';

type Filter = NonNullable<CallInput<'listModerationEvents'>['query']>;

/** Filter of the log in the URL. */
export const logFilter = (search: URLSearchParams): Pick<Filter, 'kind' | 'seller'> => ({
  kind: MODERATION_KINDS.find((one) => one === search.get('kind')),
  seller: search.get('seller') ?? undefined,
});

interface EventLogProps {
  log: ReturnType<typeof useApiPages<'listModerationEvents'>>;
  filter: ReturnType<typeof logFilter>;
}

/** Moderation log: all events, of one kind, or of one seller. */
export function EventLog({ log, filter: { kind, seller } }: EventLogProps) {
  const { t } = useTranslation();
  const events = log.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const ofSeller = seller ? { seller } : {};
  const links = [
    { href: moderationHrefs.log(ofSeller), text: t('moderating:log.all'), isCurrent: kind === undefined },
    ...MODERATION_KINDS.map((one) => ({
      href: moderationHrefs.log({ ...ofSeller, kind: one }),
      text: t(`moderating:log.kind.${one}`),
      isCurrent: kind === one,
    })),
  ];
  const everybody = { href: moderationHrefs.log({}), text: t('moderating:log.everybody'), isCurrent: false };
  const thisSeller = {
    href: moderationHrefs.log({ ...ofSeller }),
    text: t('moderating:log.ofSeller'),
    isCurrent: true,
  };
  return (
    <>
      {seller && <ModerationLinks aria-label={t('moderating:log.ofSeller')} links={[thisSeller, everybody]} />}
      <ModerationLinks aria-label={t('moderating:log.filter')} links={links} />
      {log.isPending && <p role="status">{t('moderating:log.loading')}</p>}
      {log.data && events.length === 0 && (
        <EmptyState title={t('moderating:log.empty')} message={t('moderating:log.emptyText')} />
      )}
      {events.length > 0 && (
        <ModerationLog
          aria-label={t('moderating:views.log')}
          events={events}
          adHrefOf={paths.adPreview}
          sellerHrefOf={(id) => moderationHrefs.log({ seller: id })}
          onReachEnd={log.hasNextPage ? () => void log.fetchNextPage() : undefined}
        />
      )}
    </>
  );
}
