import type { FinanceSetting } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { formatSettingText, SELLER_LINES } from './settingText.ts';

/** Displays a setting: seller data with labels, holidays as dates, others as typed. */
export function SettingValue({ setting }: { setting: FinanceSetting }) {
  const { t } = useTranslation();
  if (setting.key === 'seller') {
    const { value } = setting;
    return (
      <dl className="pairs">
        {SELLER_LINES.map((line) => (
          <div key={line}>
            <dt>{t(`finance:seller.${line}`)}</dt>
            <dd>
              <bdi dir="auto">{value[line] || '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (setting.key === 'holidays' && setting.value.length > 0)
    return (
      <ul className="facts">
        {setting.value.map((day) => (
          <li key={day}>
            <DateText date={day} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      <bdi dir="auto">{formatSettingText(setting) || '–'}</bdi>
    </p>
  );
}
