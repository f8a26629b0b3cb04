import type { SecurityRow } from '@mashrabiya/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { buildPanelHref, getOpenPanel } from '../../routing/panelUrl.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';

/** Settings that are edited in a panel, by their URL names. */
const SETTINGS = ['details', 'password', 'email', 'phone', 'phoneCode', 'twoFactor', 'passkeys', 'logins'] as const;
export type Setting = (typeof SETTINGS)[number];

/** Setting whose panel is open; each panel is a history entry. */
export function useSettingPanel() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const name = getOpenPanel(search);
  const { onClose } = useUrlPanel(name ?? '');
  return {
    setting: SETTINGS.find((option) => option === name) ?? null,
    // One panel replaces the entry of another.
    open: (row: SecurityRow | Setting) =>
      void navigate(buildPanelHref(pathname, search, row), { replace: name !== null }),
    close: onClose,
  };
}
