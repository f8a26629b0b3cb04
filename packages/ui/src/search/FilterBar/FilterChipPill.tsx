import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';

interface FilterChipPillProps {
  text: string;
  removeHref: string;
}

export function FilterChipPill({ text, removeHref }: FilterChipPillProps) {
  return (
    <span className="pill set">
      <span className="text">{text}</span>
      <RemoveLink text={text} href={removeHref} />
    </span>
  );
}

export function RemoveLink({ text, href }: { text: string; href: string }) {
  const { t } = useTranslation();
  return (
    <Link className="remove" href={href} aria-label={t('search:removeFilter', { text })}>
      <X aria-hidden size={16} strokeWidth={2} />
    </Link>
  );
}
