import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { Link } from '../../link/Link.tsx';
import { iconButtonStyles } from '../../theme/iconButtonStyles.ts';
import { role } from '../../theme/roles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Parent page, for a visit without history. */
  backHref?: string;
  /** Goes back in history instead of following `backHref`. */
  onBack?(): void;
  actions?: ReactNode;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 24,
  '& .back': { ...iconButtonStyles, marginInlineStart: -10 },
  '& .titles': { flex: 1, minInlineSize: 0 },
  '& .titles p': { color: role.inkMuted },
});

/** Title of a page with a back link and actions. */
export function PageHeader({ title, subtitle, backHref, onBack, actions, ...div }: PageHeaderProps) {
  const { t } = useTranslation();
  const goBack = (event: MouseEvent) => {
    if (!onBack) return;
    event.preventDefault();
    onBack();
  };
  return (
    <Root {...div}>
      {backHref && (
        <Link className="back" href={backHref} aria-label={t('common:back')} onClick={goBack}>
          <DirectionalIcon icon={ArrowLeft} size={24} />
        </Link>
      )}
      <div className="titles">
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions}
    </Root>
  );
}
