import type { SecurityRow } from '@mashrabiya/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { sliderHref, sliderOf } from '../../routing/slider.ts';
import { useSlider } from '../../routing/useSlider.ts';

/** The settings that are edited in a panel, by their names in the address. */
const SETTINGS = ['details', 'password', 'email', 'phone', 'twoFactor', 'passkeys', 'logins'] as const;
export type Setting = (typeof SETTINGS)[number];

/** The setting whose panel is open: a step in the history, as every panel is. */
export function useSetting() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const name = sliderOf(search);
  const { onClose } = useSlider(name ?? '');
  return {
    setting: SETTINGS.find((one) => one === name) ?? null,
    open: (row: SecurityRow | Setting) => void navigate(sliderHref(pathname, search, row)),
    close: onClose,
  };
}
