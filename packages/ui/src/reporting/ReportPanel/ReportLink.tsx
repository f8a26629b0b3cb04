import { Flag } from 'lucide-react';
import { ButtonLink } from '../../foundation/Button/Button.tsx';

export function ReportLink({ href, text }: { href: string; text: string }) {
  return (
    <ButtonLink variant="text" icon={Flag} href={href} rel="nofollow">
      {text}
    </ButtonLink>
  );
}
