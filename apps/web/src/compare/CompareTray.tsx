import { CompareTray as Tray } from '@mashrabiya/ui/CompareTray';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { buildComparePath } from '../routing/paths.ts';
import { comparedAtom, limitExceededAtom } from './compared.ts';

export default function CompareTray() {
  const [listings, setCompared] = useAtom(comparedAtom);
  const isLimitExceeded = useAtomValue(limitExceededAtom);
  useTranslation('compare');
  return (
    <Tray
      listings={listings}
      href={buildComparePath(listings.map(({ id }) => id))}
      onRemove={(removedId) => setCompared(listings.filter(({ id }) => id !== removedId))}
      onClear={() => setCompared([])}
      isFull={isLimitExceeded}
    />
  );
}
