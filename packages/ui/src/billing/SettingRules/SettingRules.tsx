import styled from '@emotion/styled';
import type { FinanceSetting, SettingInput, SettingVersion } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { rowListStyles } from '../shared/financeStyles.ts';
import { CancelVersionButton } from '../versions/CancelVersionButton.tsx';
import { ValidSince } from '../versions/ValidSince.tsx';
import { SettingForm } from './SettingForm.tsx';
import { SettingValue } from './SettingValue.tsx';

export interface SettingRulesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onChange'> {
  /** All versions, newest first: shows current and scheduled ones. */
  versions: readonly SettingVersion[];
  now: Date;
  /** Rejects with the server's problems; see `useCallForm`. */
  onChange(input: SettingInput): Promise<unknown>;
  onCancelVersion?(version: SettingVersion): Promise<unknown>;
}

const Root = styled('ul')({
  ...rowListStyles,
  '& .value': { minInlineSize: 0 },
  '& .action': { justifySelf: 'start' },
  [`@media ${minWidthQuery('tablet')}`]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto', alignItems: 'center' },
    '& form': { gridColumn: '1 / -1' },
  },
});

/** Finance settings: VAT, fee, holidays, days per level, free trial, seller. */
export function SettingRules({ versions, now, onChange, onCancelVersion, ...list }: SettingRulesProps) {
  const { t } = useTranslation();
  const [editedKey, setEditedKey] = useState<FinanceSetting['key']>();
  return (
    <Root {...list}>
      {versions
        .filter((version) => version.is_current || new Date(version.valid_from) > now)
        .map((version) => ({ ...version, version }))
        .map(({ id, setting, valid_from, created_by, is_current, version }) => (
          <li key={id}>
            <div>
              <h3>{t(`finance:setting.${setting.key}`)}</h3>
              <p className="secondary">
                <ValidSince from={valid_from} />
                {created_by && ` · ${created_by}`}
              </p>
            </div>
            <div className="value">
              <SettingValue setting={setting} />
            </div>
            {!is_current && onCancelVersion && <CancelVersionButton onCancelVersion={() => onCancelVersion(version)} />}
            {is_current && editedKey !== setting.key && (
              <Button className="action" variant="outlined" onClick={() => setEditedKey(setting.key)}>
                {t('finance:rules.change')}
              </Button>
            )}
            {is_current && editedKey === setting.key && (
              <SettingForm
                setting={setting}
                now={now}
                onCancel={() => setEditedKey(undefined)}
                onSubmit={async (input) => {
                  await onChange(input);
                  setEditedKey(undefined);
                }}
              />
            )}
          </li>
        ))}
    </Root>
  );
}
