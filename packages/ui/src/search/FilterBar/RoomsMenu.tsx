import { ROOMS_OR_MORE } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { removeFilter, replaceFilter } from '../filters/filterState.ts';
import { QuickMenu, type QuickMenuSharedProps } from './QuickMenu.tsx';

export function RoomsMenu({ value, getHref, text, step, isDeferred }: QuickMenuSharedProps) {
  const { t } = useTranslation();
  const chosenCounts = value.bedrooms ?? [];
  const toggleCount = (count: number) => {
    const bedrooms = chosenCounts.includes(count)
      ? chosenCounts.filter((chosenCount) => chosenCount !== count)
      : [...chosenCounts, count].sort();
    return bedrooms.length ? replaceFilter(value, 'bedrooms', { bedrooms }) : removeFilter(value, 'bedrooms');
  };
  return (
    <QuickMenu
      compact
      multiple
      label={t('search:label.bedrooms')}
      text={text}
      step={step}
      isDeferred={isDeferred}
      removeHref={getHref(removeFilter(value, 'bedrooms'))}
      choices={() =>
        Array.from({ length: ROOMS_OR_MORE }, (_, index) => index + 1).map((count) => ({
          text: count === ROOMS_OR_MORE ? t('search:orMore', { number: count }) : String(count),
          href: getHref(toggleCount(count)),
          isChosen: chosenCounts.includes(count),
        }))
      }
      hint={t('search:severalAllowed')}
    />
  );
}
