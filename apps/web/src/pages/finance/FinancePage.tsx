import { Page, PageTitle, ProfileLayout } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { BooksPart } from './BooksPart.tsx';
import { CasesPart } from './CasesPart.tsx';
import { CreditsPart } from './CreditsPart.tsx';
import { EventsPart } from './EventsPart.tsx';
import { OrdersPart } from './OrdersPart.tsx';
import { RefundsPart } from './RefundsPart.tsx';
import { RulesPart } from './RulesPart.tsx';

export default function FinancePage() {
  const { t } = useTranslation();
  const [searchedOrder, setSearchedOrder] = useState('');
  const sections = [
    { id: 'cases', title: t('finance:cases.title') },
    { id: 'refunds', title: t('finance:refunds.title') },
    { id: 'orders', title: t('finance:orders.title') },
    { id: 'credits', title: t('finance:credits.title') },
    { id: 'plans', title: t('finance:rules.plans') },
    { id: 'rules', title: t('finance:rules.settings') },
    { id: 'books', title: t('finance:books.title') },
    { id: 'events', title: t('finance:events.title') },
  ];
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title: t('finance:title') })}
        description={t('finance:description')}
        path={paths.finance}
        noIndex
      />
      <ProfileLayout header={<PageTitle title={t('finance:title')} />} sections={sections}>
        <CasesPart onShow={setSearchedOrder} />
        <RefundsPart />
        <OrdersPart key={searchedOrder} searchedOrder={searchedOrder} />
        <CreditsPart />
        <RulesPart />
        <BooksPart />
        <EventsPart />
      </ProfileLayout>
    </Page>
  );
}
