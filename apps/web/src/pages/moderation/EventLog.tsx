import { formatCairoDay, MODERATION_KINDS, type ModerationEvent } from '@mashrabiya/contract';
import { EmptyState, LogFilter as Filter, ModerationLinks, ModerationLog, RowsSkeleton } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getLoadOnScroll } from '../../api/nextPage.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import type { useApiPages } from '../../api/useApiQuery.ts';
import { clockAtom } from '../../atoms/app.ts';
import { showToastAtom } from '../../atoms/toasts.ts';
import { downloadFile } from '../../device/downloadFile.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { paths } from '../../routing/paths.ts';
import { type LogFilter, moderationHrefs } from './moderationHrefs.ts';

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;
const parseDay = (search: URLSearchParams, name: string) => {
  const text = search.get(name) ?? '';
  return DAY_PATTERN.test(text) ? text : undefined;
};

export const parseLogFilter = (search: URLSearchParams): LogFilter => ({
  kind: MODERATION_KINDS.find((kind) => kind === search.get('kind')),
  person: search.get('person') ?? undefined,
  from: parseDay(search, 'from'),
  until: parseDay(search, 'until'),
});

function findUserName(events: readonly ModerationEvent[], user: string): string | undefined {
  for (const { actor_id, actor, seller } of events) {
    if (seller?.id === user) return seller.name;
    if (actor_id === user) return actor ?? undefined;
  }
  return undefined;
}

interface EventLogProps {
  log: ReturnType<typeof useApiPages<'listModerationEvents'>>;
  filter: LogFilter;
}

export function EventLog({ log, filter }: EventLogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const now = useAtomValue(clockAtom);
  const showToast = useSetAtom(showToastAtom);
  const table = useApiMutation('getModerationTable');
  const events = log.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const { person: user, ...choice } = filter;
  const isFiltered = Object.values(filter).some(Boolean);
  const download = () =>
    table.mutateAsync({ query: filter }).then(
      (file) => downloadFile(file, 'moderation.csv'),
      () => showToast({ kind: 'error', message: t('moderation:log.csvFailed') }),
    );
  return (
    <>
      {user && (
        <ModerationLinks
          aria-label={t('moderation:log.column.person')}
          links={[
            {
              href: moderationHrefs.log(filter),
              text: t('moderation:log.ofOne', { name: findUserName(events, user) ?? t('moderation:log.onePerson') }),
              isCurrent: true,
            },
            { href: moderationHrefs.log(choice), text: t('moderation:log.everybody'), isCurrent: false },
          ]}
        />
      )}
      <Filter
        value={choice}
        today={formatCairoDay(now)}
        onChange={(change) => navigate(moderationHrefs.log({ ...filter, ...change }), { replace: true })}
        onDownload={() => void download()}
        downloading={table.isPending}
      />
      {log.isPending && <RowsSkeleton aria-label={t('moderation:log.loading')} />}
      {log.data && events.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'moderation:log.none' : 'moderation:log.empty')}
          message={t(isFiltered ? 'moderation:log.noneText' : 'moderation:log.emptyText')}
        />
      )}
      {events.length > 0 && (
        <ModerationLog
          aria-label={t('moderation:views.log')}
          events={events}
          getAdHref={paths.adPreview}
          getUserHref={(id) => moderationHrefs.log({ person: id })}
          onReachEnd={getLoadOnScroll(log)}
        />
      )}
      <NextPageFailure list={log} title={t('moderation:log.failed')} />
    </>
  );
}
