import { EmptyState } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { comparedAtom } from '../../compare/compared.ts';
import { buildComparePath, paths } from '../../routing/paths.ts';

/** Empty comparison: the URL names no property, or none that exists. */
export function NothingToCompare({ missing: missingCount }: { missing: number }) {
  const { t } = useTranslation();
  const comparedListings = useAtomValue(comparedAtom);
  const browseLink = { href: paths.forSale, label: t('compare:browse') };
  const keys = missingCount > 0 ? (['gone', 'goneText'] as const) : (['empty', 'emptyText'] as const);
  const ownComparisonLink = comparedListings.length > 0 && {
    href: buildComparePath(comparedListings.map(({ id }) => id)),
    label: t('compare:chosen', { count: comparedListings.length }),
  };
  return (
    <EmptyState
      level={1}
      title={t(`compare:${keys[0]}`)}
      message={t(`compare:${keys[1]}`)}
      action={ownComparisonLink || browseLink}
      {...(ownComparisonLink ? { otherAction: browseLink } : {})}
    />
  );
}
