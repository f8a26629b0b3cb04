import styled from '@emotion/styled';
import type { FinanceSetting, SettingInput, SettingVersion } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { CancelVersionButton } from '../CancelVersionButton.tsx';
import { financeStyles, sideBySideStyles } from '../financeStyles.ts';
import { ValidSince } from '../ValidSince.tsx';
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

const Root = styled('ul')({ ...financeStyles, ...sideBySideStyles });

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
            <h3>{t(`finance:setting.${setting.key}`)}</h3>
            <SettingValue setting={setting} />
            <p className="quiet">
              <ValidSince from={valid_from} />
              {created_by && ` · ${created_by}`}
            </p>
            {!is_current && onCancelVersion && <CancelVersionButton onCancelVersion={() => onCancelVersion(version)} />}
            {is_current && editedKey !== setting.key && (
              <div>
                <Button variant="outlined" onClick={() => setEditedKey(setting.key)}>
                  {t('finance:rules.change')}
                </Button>
              </div>
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
