import {
  CaseSkeleton,
  EmptyState,
  ModerationLinks,
  RowsSkeleton,
  UserDetail,
  UserList,
  UserSearch,
} from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getLoadOnScroll } from '../../api/nextPage.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { paths } from '../../routing/paths.ts';
import { moderationHrefs } from './moderationHrefs.ts';
import type { useUsers } from './useUsers.ts';

interface UsersViewProps {
  users: ReturnType<typeof useUsers>;
}

export function UsersView({ users: { query, list, record, activeQuery } }: UsersViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listedUsers = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const isSingleUser = activeQuery === record;
  return (
    <>
      {!isSingleUser && (
        <UserSearch key={query} query={query} onSearch={(q) => navigate(moderationHrefs.people({ q }))} />
      )}
      {!isSingleUser && list.isPending && <RowsSkeleton aria-label={t('moderation:people.loading')} />}
      {!isSingleUser && list.data && listedUsers.length === 0 && (
        <EmptyState title={t('moderation:people.empty')} message={t('moderation:people.emptyText')} />
      )}
      {!isSingleUser && listedUsers.length > 0 && (
        <UserList
          aria-label={t('moderation:views.people')}
          users={listedUsers}
          getHref={(id) => moderationHrefs.people({ id })}
          onReachEnd={getLoadOnScroll(list)}
        />
      )}
      <NextPageFailure list={list} title={t('moderation:people.failed')} />
      {isSingleUser && <UserView record={record} />}
    </>
  );
}

function UserView({ record }: Pick<ReturnType<typeof useUsers>, 'record'>) {
  const { t } = useTranslation();
  const user = record.data?.data;
  const profile = useApiQuery('getProfile', {});
  const invalidates = ['getModeratedUser', 'listUsers', 'listModerationEvents'] as const;
  const block = useApiMutation('blockUser', { invalidates, toast: { done: t('moderation:block.done') } });
  const unblock = useApiMutation('unblockUser', { invalidates, toast: { done: t('moderation:block.undone') } });
  const setRole = useApiMutation('setRole', { invalidates, toast: { done: t('moderation:people.given') } });
  const logOut = useApiMutation('endUserSessions', {
    invalidates,
    toast: { done: t('moderation:people.logOut.done') },
  });
  const isAdministrator = profile.data?.data.role === 'administrator';
  const revoke = useApiMutation('revokeCompany', { invalidates, toast: { done: t('moderation:companies.revoked') } });
  const allUsersLink = { href: moderationHrefs.people(), text: t('moderation:people.back'), isCurrent: false };
  const params = { id: user?.id ?? '' };
  return (
    <>
      <ModerationLinks aria-label={t('moderation:views.people')} links={[allUsersLink]} />
      {record.isPending && <CaseSkeleton kind="text" />}
      {user && (
        <UserDetail
          key={user.id}
          user={user}
          now={new Date()}
          getAdHref={paths.adPreview}
          logHref={moderationHrefs.log({ person: user.id })}
          onBlock={(body) => block.mutateAsync({ params, body })}
          onUnblock={(body) => unblock.mutateAsync({ params, body })}
          onRevokeCompany={
            profile.data?.data.id === user.id ? undefined : (body) => revoke.mutateAsync({ params, body })
          }
          onRoleChange={isAdministrator ? (body) => setRole.mutateAsync({ params, body }) : undefined}
          onLogOut={isAdministrator ? () => logOut.mutate({ params }) : undefined}
          isLoggingOut={logOut.isPending}
        />
      )}
    </>
  );
}
