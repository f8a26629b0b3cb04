import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useSlider } from '../routing/useSlider.ts';
import { signedInAtom } from './atoms.ts';
import { LOGIN } from './useAskLogin.ts';

const Login = lazy(() => import('./Login.tsx'));

/** Where the login panel opens, over any page. Its code comes when it is first asked for. */
export function LoginPlace() {
  const { open, onClose } = useSlider(LOGIN);
  const signedIn = useAtomValue(signedInAtom);
  const [used, setUsed] = useState(false);
  if (open && !used && !signedIn) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <Login open={open} onClose={onClose} />
    </Suspense>
  );
}
