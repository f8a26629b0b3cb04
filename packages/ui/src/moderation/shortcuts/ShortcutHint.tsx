import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { ShortcutsContext } from './ShortcutsContext.ts';

export interface ShortcutHintProps {
  /** Keys and their actions. */
  text: string;
  /** The shortcuts are active; see `useShortcuts`. */
  isReady: boolean;
}

/** Lists the shortcuts of a case, with a switch. */
export function ShortcutHint({ text, isReady }: ShortcutHintProps) {
  const { t } = useTranslation();
  const { areEnabled, onChange } = useContext(ShortcutsContext);
  return (
    <div className="note keys" data-shortcuts={isReady ? 'ready' : 'off'}>
      {areEnabled && <p>{text}</p>}
      {onChange && <Switch label={t('moderation:shortcuts')} checked={areEnabled} onChange={onChange} />}
    </div>
  );
}
