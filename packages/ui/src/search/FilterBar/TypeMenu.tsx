import { PROPERTY_TYPES } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { removeFilter, replaceFilter } from '../filters/filterState.ts';
import { QuickMenu, type QuickMenuSharedProps } from './QuickMenu.tsx';

interface TypeMenuProps extends QuickMenuSharedProps {
  /** Filter that `text` names; a subcategory replaces its type. */
  setKey: 'type' | 'subcategory_id';
}

export function TypeMenu({ value, getHref, text, setKey, step, isDeferred }: TypeMenuProps) {
  const { t } = useTranslation();
  return (
    <QuickMenu
      label={t('search:label.type')}
      text={text}
      step={step}
      isDeferred={isDeferred}
      removeHref={getHref(removeFilter(value, setKey))}
      choices={() =>
        PROPERTY_TYPES.map((type) => ({
          text: t(`vocabulary:type.${type}`),
          href: getHref(replaceFilter(value, 'type', { type })),
          isChosen: value.type === type,
        }))
      }
    />
  );
}
