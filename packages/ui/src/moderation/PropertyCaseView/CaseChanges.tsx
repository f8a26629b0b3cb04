import {
  ACTIONS,
  type AdChange,
  CHOICE_FIELDS,
  isOneOf,
  PAYMENT_METHODS,
  PROPERTY_FIELD_NAMES,
  PROPERTY_FIELDS,
} from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { formatChoice, formatFieldNumber } from '../../listings/fields/formatField.ts';
import { MapLink } from '../../listings/MapLink/MapLink.tsx';
import { HighlightedPhones } from '../shared/HighlightedPhones.tsx';

const FIELDS = [
  'governorate_id',
  'city_id',
  'location',
  'category_id',
  'subcategory_id',
  'action',
  ...PROPERTY_FIELD_NAMES,
  'payment',
  'advance',
  'up_to_years',
  'receipt',
] as const;

const isProse = ({ part }: AdChange): boolean => part === 'title' || part === 'description';

interface CaseChangesProps {
  changes: readonly AdChange[];
  labels?: { before: string; after: string };
}

/** Changed fields between two versions, with both values. */
export function CaseChanges({ changes, labels }: CaseChangesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatFieldName = ({ part, field }: AdChange): string => {
    if (isOneOf(FIELDS, field)) return t(`moderation:listings.field.${field}`);
    const name = t(`moderation:listings.part.${part}`);
    if (field.endsWith('_ar')) return `${name} (${t('moderation:listings.inArabic')})`;
    return field.endsWith('_en') ? `${name} (${t('moderation:listings.inEnglish')})` : name;
  };
  const formatValue = ({ field }: AdChange, value: AdChange['before']): string => {
    if (value === null || value === '') return t('moderation:listings.nothing');
    if (typeof value === 'number')
      return isOneOf(PROPERTY_FIELD_NAMES, field)
        ? formatFieldNumber(field, value, language)
        : formatNumber(value, language);
    if (typeof value !== 'string') return value.join(' · ');
    if (isOneOf(ACTIONS, value)) return t(`vocabulary:action.${value}`);
    if (isOneOf(PAYMENT_METHODS, value)) return t(`vocabulary:payment.${value}`);
    const isChoice = isOneOf(CHOICE_FIELDS, field) && isOneOf(PROPERTY_FIELDS[field].choices, value);
    return isChoice ? formatChoice(field, value, t) : value;
  };
  const renderValue = (change: AdChange, value: AdChange['before']) => {
    if (change.field === 'location' && typeof value === 'string' && value) return <MapLink href={value} />;
    const text = formatValue(change, value);
    return isProse(change) && value === change.after ? <HighlightedPhones text={text} /> : text;
  };
  return (
    <dl className="changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{formatFieldName(change)}</dt>
          {change.part === 'video' ? (
            <dd>{t('moderation:reels.otherVideo')}</dd>
          ) : Array.isArray(change.before) && Array.isArray(change.after) ? (
            <Members {...{ before: change.before, after: change.after }} named={change.part !== 'pictures'} />
          ) : (
            <>
              <dd className="before">
                <span className="note">{labels?.before ?? t('moderation:listings.from')}</span>{' '}
                <del dir="auto">{renderValue(change, change.before)}</del>
              </dd>
              <dd>
                <span className="note">{labels?.after ?? t('moderation:listings.to')}</span>{' '}
                <ins dir="auto">{renderValue(change, change.after)}</ins>
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Added and removed members of a list; members without a readable name are counted. */
function Members({
  before,
  after,
  named: showsNames,
}: {
  before: readonly string[];
  after: readonly string[];
  named: boolean;
}) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const addedMembers = after.filter((member) => !before.includes(member));
  const removedMembers = before.filter((member) => !after.includes(member));
  const formatMembers = (members: readonly string[]) =>
    showsNames ? members.join(' · ') : formatNumber(members.length, language);
  return (
    <>
      {addedMembers.length > 0 && (
        <dd>
          <span className="note">{t('moderation:listings.added')}</span> <ins>{formatMembers(addedMembers)}</ins>
        </dd>
      )}
      {removedMembers.length > 0 && (
        <dd className="before">
          <span className="note">{t('moderation:listings.removed')}</span> <del>{formatMembers(removedMembers)}</del>
        </dd>
      )}
      {addedMembers.length + removedMembers.length === 0 && <dd>{t('moderation:listings.reordered')}</dd>}
    </>
  );
}
