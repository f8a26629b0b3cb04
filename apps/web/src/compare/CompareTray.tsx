import { CompareTray as Tray } from '@mashrabiya/ui/CompareTray';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { comparePath } from '../routing/paths.ts';
import { comparedAtom, refusedAtom } from './compared.ts';

export default function CompareTray() {
  const [homes, choose] = useAtom(comparedAtom);
  const refused = useAtomValue(refusedAtom);
  useTranslation('deciding');
  return (
    <Tray
      homes={homes}
      href={comparePath(homes.map(({ id }) => id))}
      onRemove={(removedId) => choose(homes.filter(({ id }) => id !== removedId))}
      onClear={() => choose([])}
      refused={refused}
    />
  );
}
