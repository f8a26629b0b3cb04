import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { touchTarget } from '../../theme/tokens.ts';

export interface FinanceSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /** Hides the title visually, where the tab has the same name. */
  hideTitle?: boolean;
  /** Element at the end of the title's line. */
  action?: ReactNode;
  /** Quiet line in place of an empty list. */
  emptyText?: string | false | undefined;
  onShowMore?: (() => void) | undefined;
  loadingMore?: boolean;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minInlineSize: 0,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minBlockSize: touchTarget,
  },
  '& > .empty': { color: role.inkMuted },
  '& > .more': { justifySelf: 'center' },
});

/** Section of the finance console: title, filters, and a list or a line that says it is empty. */
export function FinanceSection({
  title,
  hideTitle = false,
  action,
  emptyText,
  onShowMore,
  loadingMore = false,
  children,
  ...section
}: FinanceSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...section}>
      {hideTitle ? (
        <h2 id={titleId} className="visually-hidden">
          {title}
        </h2>
      ) : (
        <header>
          <h2 id={titleId}>{title}</h2>
          {action}
        </header>
      )}
      {children}
      {emptyText && <p className="empty">{emptyText}</p>}
      {onShowMore && (
        <Button className="more" variant="outlined" busy={loadingMore} onClick={onShowMore}>
          {t('common:showMore')}
        </Button>
      )}
    </Root>
  );
}
