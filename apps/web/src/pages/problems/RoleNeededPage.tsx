import { EmptyState, Page, PageTitle, PropertyDetailSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { useRoute } from '../../routing/routeTable.ts';
import { usePageAccess } from '../../session/usePageAccess.ts';

const TEXT_KEYS_BY_ROLE = {
  moderator: { title: 'shell:links.moderation', closed: 'moderation:forbidden', text: 'moderation:forbiddenText' },
  finance: { title: 'shell:links.finance', closed: 'finance:forbidden', text: 'finance:forbiddenText' },
  administrator: {
    title: 'shell:links.moderation',
    closed: 'moderation:forbidden',
    text: 'moderation:forbiddenText',
  },
} as const;

/** Names the role or the second factor that the page needs; makes no call that the server would refuse. */
export default function RoleNeededPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { role } = useRoute();
  const access = usePageAccess(role, true);
  if (!role) return null;
  const words = TEXT_KEYS_BY_ROLE[role];
  const title = t(words.title);
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={pathname} noIndex />
      <PageTitle title={title} />
      {access === 'pending' && <PropertyDetailSkeleton />}
      {access === 'denied' && <EmptyState title={t(words.closed)} message={t(words.text)} />}
      {access === 'secondFactorNeeded' && (
        <EmptyState
          title={t('account:staffFactor.title')}
          message={t('account:staffFactor.text')}
          action={{ href: paths.profileTab('security'), label: t('account:staffFactor.action') }}
        />
      )}
    </Page>
  );
}
