import { useLocation, useNavigate } from 'react-router-dom';
import { buildPanelHref, getPanelItem } from './panelUrl.ts';
import { useUrlPanel } from './useUrlPanel.ts';

/** Panel about one item of a page, such as a listing to remove: the URL names both. */
export function useItemPanel(name: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { open, onClose } = useUrlPanel(name);
  return {
    /** Id of the item; null while the panel is closed. */
    id: open ? getPanelItem(search) : null,
    onOpen: (id: string) => void navigate(buildPanelHref(pathname, search, name, id)),
    onClose,
  };
}
