import { Button, EmptyState, ModerationLinks, PeopleList, PersonSheet, TextField } from '@mashrabiya/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import { moderationHrefs } from './moderationHrefs.ts';
import type { usePeople } from './usePeople.ts';

interface PeopleViewProps {
  people: ReturnType<typeof usePeople>;
}

export function PeopleView({ people: { query, list, record, asked } }: PeopleViewProps) {
  const { t } = useTranslation();
  const found = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const isOne = asked === record;
  return (
    <>
      {!isOne && <PeopleSearch key={query} query={query} />}
      {asked.isPending && <p role="status">{t('moderating:people.loading')}</p>}
      {!isOne && list.isSuccess && found.length === 0 && (
        <EmptyState title={t('moderating:people.empty')} message={t('moderating:people.emptyText')} />
      )}
      {!isOne && found.length > 0 && (
        <PeopleList
          aria-label={t('moderating:views.people')}
          people={found}
          hrefOf={(id) => moderationHrefs.people({ person: id })}
          onReachEnd={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        />
      )}
      {isOne && <OnePerson record={record} />}
    </>
  );
}

function PeopleSearch({ query }: { query: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState(query);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const q = typed.trim();
          navigate(moderationHrefs.people(q ? { q } : {}));
        }}
      >
        <TextField id={id} dir="auto" label={t('moderating:people.search')} value={typed} onChange={setTyped} />
        <Button type="submit" look="outlined">
          {t('moderating:people.find')}
        </Button>
      </form>
    </search>
  );
}

function OnePerson({ record }: Pick<ReturnType<typeof usePeople>, 'record'>) {
  const { t } = useTranslation();
  const person = record.data?.data;
  const profile = useApiQuery('getProfile', {});
  const invalidates = ['getPerson', 'listPeople', 'listModerationEvents'] as const;
  const block = useApiMutation('blockSeller', { invalidates, toast: { done: t('moderating:block.done') } });
  const unblock = useApiMutation('unblockSeller', { invalidates, toast: { done: t('moderating:block.undone') } });
  const role = useApiMutation('setRole', { invalidates, toast: { done: t('moderating:people.given') } });
  const all = { href: moderationHrefs.people(), text: t('moderating:people.back'), isCurrent: false };
  const params = { id: person?.id ?? '' };
  return (
    <>
      <ModerationLinks aria-label={t('moderating:views.people')} links={[all]} />
      {person && (
        <PersonSheet
          key={person.id}
          person={person}
          now={new Date()}
          adHrefOf={paths.adPreview}
          logHref={moderationHrefs.log({ person: person.id })}
          onBlock={(body) => block.mutateAsync({ params, body })}
          onUnblock={(body) => unblock.mutateAsync({ params, body })}
          onRole={
            profile.data?.data.role === 'administrator' ? (body) => role.mutateAsync({ params, body }) : undefined
          }
        />
      )}
    </>
  );
}
