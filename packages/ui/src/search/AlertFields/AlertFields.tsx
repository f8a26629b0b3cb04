import styled from '@emotion/styled';
import { ALERT_FREQUENCIES, type Alert, type AlertFrequency } from '@mashrabiya/contract';
import { BellRing, MailWarning } from 'lucide-react';
import { type ComponentPropsWithRef, startTransition, useId, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { alertFieldsStyles } from './alertFieldsStyles.ts';

/** State of push notifications on this device: unsupported, blocked, not enabled, enabled, failed to enable. */
export type PushState = 'unavailable' | 'denied' | 'off' | 'on' | 'failed';

export interface AlertFieldsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Question such as "When do we send new properties?" */
  legend: string;
  alert: Alert;
  /** A change shows at once, until the promise settles; then `alert` is authoritative. The host reports errors. */
  onChange(alert: Alert): Promise<unknown>;
  push: PushState;
  /** Asks the browser for permission; the result arrives as `push`. */
  onTurnOnPush(): void;
  /** Turns notifications off on this device only. */
  onTurnOffPush?(): void;
  /** Set while the email address is unverified: no mail is sent to it. */
  unverified?: { state: 'idle' | 'busy' | 'sent'; onResend(): void } | undefined;
}

const Root = styled('div')(alertFieldsStyles);

const isFrequency = (value: string): value is AlertFrequency =>
  ALERT_FREQUENCIES.some((candidate) => candidate === value);

/** Frequency and channels of an alert; each change is saved at once. */
export function AlertFields({
  legend,
  alert,
  onChange,
  push,
  onTurnOnPush,
  onTurnOffPush,
  unverified,
  ...div
}: AlertFieldsProps) {
  const { t } = useTranslation();
  const name = useId();
  const [optimisticAlert, setOptimisticAlert] = useOptimistic(alert);
  const { frequency, by_mail, by_push } = optimisticAlert;
  const set = (next: Alert) =>
    startTransition(async () => {
      setOptimisticAlert(next);
      await onChange(next).catch(() => undefined);
    });
  const choose = (next: string) => {
    if (isFrequency(next)) set({ ...optimisticAlert, frequency: next, by_mail: by_mail || !by_push });
  };
  /** Turning all channels off turns the alert off. */
  const change = (channels: Pick<Alert, 'by_mail' | 'by_push'>) =>
    set(
      channels.by_mail || channels.by_push
        ? { ...optimisticAlert, ...channels }
        : { ...optimisticAlert, frequency: 'none' },
    );
  return (
    <Root {...div}>
      <RadioCards
        className="frequency"
        legend={legend}
        name={name}
        value={frequency}
        choices={ALERT_FREQUENCIES.map((value) => ({ value, text: t(`savedSearches:alerts.frequency.${value}`) }))}
        onChange={choose}
      />
      {frequency !== 'none' && (
        <>
          <p className="frequencyHint">{t(`savedSearches:alerts.when.${frequency}`)}</p>
          <Switch
            label={t('savedSearches:alerts.byMail')}
            checked={by_mail}
            onChange={(checked) => change({ by_mail: checked, by_push })}
          />
          {by_mail && unverified && (
            <div className="notice">
              <MailWarning aria-hidden size={22} strokeWidth={1.75} />
              <p role="status">{t(`savedSearches:alerts.${unverified.state === 'sent' ? 'resent' : 'unverified'}`)}</p>
              {unverified.state !== 'sent' && (
                <Button variant="outlined" busy={unverified.state === 'busy'} onClick={unverified.onResend}>
                  {t('savedSearches:alerts.resend')}
                </Button>
              )}
            </div>
          )}
          <Switch
            label={t('savedSearches:alerts.byPush')}
            hint={push === 'unavailable' ? t('savedSearches:alerts.push.unavailable') : undefined}
            checked={by_push}
            disabled={push === 'unavailable' && !by_push}
            onChange={(checked) => {
              if (checked && push !== 'on') onTurnOnPush();
              change({ by_mail, by_push: checked });
            }}
          />
          {by_push && push === 'on' && onTurnOffPush && (
            <div className="notice">
              <BellRing aria-hidden size={22} strokeWidth={1.75} />
              <p role="status">{t('savedSearches:alerts.push.on')}</p>
              <Button variant="outlined" onClick={onTurnOffPush}>
                {t('savedSearches:alerts.push.turnOff')}
              </Button>
            </div>
          )}
          {by_push && push !== 'on' && push !== 'unavailable' && (
            <div className="notice">
              <BellRing aria-hidden size={22} strokeWidth={1.75} />
              <p role="status">{t(`savedSearches:alerts.push.${push}`)}</p>
              {push !== 'denied' && (
                <Button variant="outlined" onClick={onTurnOnPush}>
                  {t('savedSearches:alerts.push.turnOn')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Root>
  );
}
