import { CompareTray as Tray } from '@mashrabiya/ui/CompareTray';
import { useAtom, useAtomValue } from 'jotai';
import { useSections } from '../app/useSections.ts';
import { comparedAtom, refusedAtom } from '../atoms/compared.ts';
import { comparePath } from '../routing/paths.ts';

/** The tray with the homes that this device has chosen. */
export default function CompareTray() {
  const [homes, choose] = useAtom(comparedAtom);
  const refused = useAtomValue(refusedAtom);
  useSections(['deciding']);
  return (
    <Tray
      homes={homes}
      href={comparePath(homes.map(({ id }) => id))}
      onRemove={(gone) => choose(homes.filter(({ id }) => id !== gone))}
      onClear={() => choose([])}
      refused={refused}
    />
  );
}
