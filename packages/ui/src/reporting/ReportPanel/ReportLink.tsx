import { Flag } from 'lucide-react';
import { ButtonLink } from '../../foundation/Button/Button.tsx';

/** Leads to the panel that reports something. */
export function ReportLink({ href, text }: { href: string; text: string }) {
  return (
    <ButtonLink look="quiet" icon={Flag} href={href} rel="nofollow">
      {text}
    </ButtonLink>
  );
}
