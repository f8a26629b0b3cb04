import { PROPERTY_TYPES } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { withFilter, withoutFilter } from '../filters/filterState.ts';
import { QuickMenu, type QuickMenuWiring } from './QuickMenu.tsx';

export function TypeMenu({ value, hrefOf, text, step, later }: QuickMenuWiring) {
  const { t } = useTranslation();
  return (
    <QuickMenu
      label={t('search:label.type')}
      text={text}
      step={step}
      later={later}
      removeHref={hrefOf(withoutFilter(value, 'type'))}
      choices={() =>
        PROPERTY_TYPES.map((type) => ({
          text: t(`vocabulary:type.${type}`),
          href: hrefOf(withFilter(value, 'type', { type })),
          chosen: value.type === type,
        }))
      }
    />
  );
}
