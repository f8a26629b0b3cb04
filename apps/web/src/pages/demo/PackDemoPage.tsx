import { toPiastres } from '@mashrabiya/contract';
import { Page, PageTitle, PricingPack } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';

/** Demo pack of the specification (section 9): two ads of each level, EGP 600 instead of 1,000. */
const DEMO_PACK = {
  counts: { basic: 2, elite: 2, superior: 2 },
  price: toPiastres(600),
  fullPrice: toPiastres(1000),
  savingPercent: 40,
};

/** Shows an example pack (specification, section 2); real packs are sold on the plans page. */
export default function PackDemoPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('payments:demo.title');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('payments:demo.description')}
        path="/test"
        noIndex
      />
      <PageTitle title={title} note={t('payments:demo.description')} />
      <PricingPack {...DEMO_PACK} headingLevel={2} name={t('payments:demo.name')} onBuy={() => navigate(paths.plans)} />
    </Page>
  );
}
