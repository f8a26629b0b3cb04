import { PROFILE_IMAGES_PATH, type Provider } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { originAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildProviderSchema } from '../../head/schemas.ts';
import { readListState, writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';

export function ProviderHead({ provider }: { provider: Provider }) {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const [search] = useSearchParams();
  const { name, profile_pic } = provider;
  const { page } = readListState(search);
  const title = t('people:provider.pageTitle', { name });
  const countText = t('people:provider.homes', { count: provider.homes });
  return (
    <PageHead
      title={t('pages:titled', { title: page > 1 ? t('pages:titledPage', { title, page }) : title })}
      description={t('people:provider.description', { homes: countText, name })}
      path={paths.provider(provider.id) + writeListState({ page })}
      image={profile_pic ? `${PROFILE_IMAGES_PATH}/${profile_pic}` : undefined}
      parents={provider.advisor ? [{ name: t('shell:links.advisors'), path: paths.advisors }] : []}
      schemas={[buildProviderSchema(provider, { origin, name })]}
    />
  );
}
