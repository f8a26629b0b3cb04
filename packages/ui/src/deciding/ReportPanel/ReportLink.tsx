import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';

/** Leads to the panel that reports an ad. */
export function ReportLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink look="quiet" icon={Flag} href={href} rel="nofollow">
      {t('homes:detail.report')}
    </ButtonLink>
  );
}
