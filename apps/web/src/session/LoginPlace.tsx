import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sliderOf } from '../routing/slider.ts';
import { useSlider } from '../routing/useSlider.ts';
import { AFTER_LOGIN } from './afterLogin.ts';
import { signedInAtom } from './atoms.ts';
import { LOGIN } from './useAskLogin.ts';

const Login = lazy(() => import('./Login.tsx'));
const AfterLoginPanels = lazy(() => import('./AfterLoginPanels.tsx'));

/** Where the login panel opens, over any page, and what may follow it. Their code comes when it is first asked for. */
export function LoginPlace() {
  const { open, onClose } = useSlider(LOGIN);
  const { search } = useLocation();
  const signedIn = useAtomValue(signedInAtom);
  const [used, setUsed] = useState(false);
  if (open && !used && !signedIn) setUsed(true);
  const follows = AFTER_LOGIN.some((name) => name === sliderOf(search)) && signedIn;
  const [followed, setFollowed] = useState(false);
  if (follows && !followed) setFollowed(true);
  return (
    <>
      {used && (
        <Suspense>
          <Login open={open} onClose={onClose} />
        </Suspense>
      )}
      {followed && (
        <Suspense>
          <AfterLoginPanels />
        </Suspense>
      )}
    </>
  );
}
