import { ROOMS_OR_MORE } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { withFilter, withoutFilter } from '../filters/filterState.ts';
import { QuickMenu, type QuickMenuWiring } from './QuickMenu.tsx';

export function RoomsMenu({ value, getHref, text, step, isDeferred }: QuickMenuWiring) {
  const { t } = useTranslation();
  const chosen = value.bedrooms ?? [];
  const toggleCount = (count: number) => {
    const bedrooms = chosen.includes(count) ? chosen.filter((one) => one !== count) : [...chosen, count].sort();
    return bedrooms.length ? withFilter(value, 'bedrooms', { bedrooms }) : withoutFilter(value, 'bedrooms');
  };
  return (
    <QuickMenu
      compact
      several
      label={t('search:label.bedrooms')}
      text={text}
      step={step}
      isDeferred={isDeferred}
      removeHref={getHref(withoutFilter(value, 'bedrooms'))}
      choices={() =>
        Array.from({ length: ROOMS_OR_MORE }, (_, index) => index + 1).map((count) => ({
          text: count === ROOMS_OR_MORE ? t('search:orMore', { number: count }) : String(count),
          href: getHref(toggleCount(count)),
          chosen: chosen.includes(count),
        }))
      }
      hint={t('search:severalAllowed')}
    />
  );
}
