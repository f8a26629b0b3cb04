import { LinkTabs, Page, PageTitle } from '@mashrabiya/ui';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { DecisionsTab } from './DecisionsTab.tsx';
import { EventsTab } from './EventsTab.tsx';
import { buildTabHref, FINANCE_TABS, type FinanceTab, readFinanceTab } from './financeState.ts';
import { LedgerTab } from './LedgerTab.tsx';
import { OrdersTab } from './OrdersTab.tsx';
import { RulesTab } from './RulesTab.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

const TAB_CONTENTS: Readonly<Record<FinanceTab, ComponentType>> = {
  decide: DecisionsTab,
  orders: OrdersTab,
  rules: RulesTab,
  books: LedgerTab,
  events: EventsTab,
};

/** Console of the finance team; the URL names the tab. */
export default function FinancePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const panelId = useId();
  const tab = readFinanceTab(search);
  useScrollToTop(tab);
  const names: Record<FinanceTab, string> = {
    decide: t('finance:decide'),
    orders: t('finance:orders.title'),
    rules: t('finance:rules.title'),
    books: t('finance:books.title'),
    events: t('finance:events.title'),
  };
  const Content = TAB_CONTENTS[tab];
  const title = t('shell:links.finance');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title: `${names[tab]} · ${title}` })}
        description={t('finance:description')}
        path={buildTabHref(tab)}
        noIndex
      />
      <PageTitle title={title} />
      <LinkTabs
        label={title}
        tabs={FINANCE_TABS.map((id) => ({ id, name: names[id], href: buildTabHref(id) }))}
        current={tab}
        panelId={panelId}
      >
        <Content />
      </LinkTabs>
    </Page>
  );
}
