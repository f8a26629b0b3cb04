import type { CaseSeller } from '@mashrabiya/contract';
import { TRUST_PARTS } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

export interface SellerTrustProps {
  trust: CaseSeller['trust'];
}

/**
 * Tells if a seller's edits of price and description go live without review, and the progress on each part of the rule.
 */
export function SellerTrust({ trust: { has, rule, lacks } }: SellerTrustProps) {
  const { t } = useTranslation();
  if (rule.accepted === 0) return <p className="note">{t('moderation:trust.waits.trust_off')}</p>;
  return (
    <div className="note">
      <p>{t(lacks.length > 0 ? 'moderation:trust.untrusted' : 'moderation:trust.trusted')}</p>
      <ul className="reasons">
        {TRUST_PARTS.map((part) => (
          <li key={part}>
            {t(lacks.includes(part) ? 'moderation:trust.lacking' : 'moderation:trust.met')}{' '}
            {t(`moderation:trust.part.${part}`, { has: has[part], asked: rule[part] })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Unmet parts of the trust rule. */
export function LackingTrust({ trust: { has, rule, lacks } }: SellerTrustProps) {
  const { t } = useTranslation();
  return (
    <ul className="reasons">
      {lacks.map((part) => (
        <li key={part}>{t(`moderation:trust.part.${part}`, { has: has[part], asked: rule[part] })}</li>
      ))}
    </ul>
  );
}
