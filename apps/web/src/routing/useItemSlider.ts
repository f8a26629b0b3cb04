import { useLocation, useNavigate } from 'react-router-dom';
import { buildSliderHref, getSliderItem } from './slider.ts';
import { useSlider } from './useSlider.ts';

/** Panel about one item of a page, such as a listing to remove: the URL names both. */
export function useItemSlider(name: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { open, onClose } = useSlider(name);
  return {
    /** Id of the item; null while the panel is closed. */
    id: open ? getSliderItem(search) : null,
    onOpen: (id: string) => void navigate(buildSliderHref(pathname, search, name, id)),
    onClose,
  };
}
