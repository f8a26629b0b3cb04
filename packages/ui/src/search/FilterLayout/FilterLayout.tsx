import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '../../layout/SkipLink/SkipLink.tsx';
import { role } from '../../theme/roles.ts';
import { layout, radius } from '../../theme/tokens.ts';
import { WIDE_QUERY } from './useIsWide.ts';

export interface FilterLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Filter column; its space is reserved on a wide screen until it loads. Null removes the space. */
  column: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  '& > .column, & > .to-column': { display: 'none' },
  '& > .column:focus': { outline: 'none' },
  '& > .results': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 'inherit' },
  [`@media ${WIDE_QUERY} and (scripting: enabled)`]: {
    '&.with': { gridTemplateColumns: '288px minmax(0, 1fr)', columnGap: layout.gutterDesktop },
    '&.with > .column': { display: 'block', gridArea: '1 / 1' },
    '&.with > .results': { gridArea: '1 / 2' },
    '&.with > .to-column': { display: 'block' },
    // Placeholder card until the fields load.
    '&.with > .column:empty::before': {
      content: '""',
      display: 'block',
      blockSize: 'min(70dvh, 640px)',
      border: `1px solid ${role.line}`,
      borderRadius: radius.card,
      background: `repeating-linear-gradient(transparent 0 24px, ${role.surfaceSunken} 24px 64px) content-box, ${role.surface}`,
      padding: '32px 20px',
    },
  },
});

/**
 * List with a filter column at the inline start of a wide screen. Without JavaScript the panel is used instead. The
 * empty column is marked, so that the app does not wait for an interaction where it is visible. Its thirty fields
 * follow the list in tab order, with a skip link.
 */
export function FilterLayout({ column, className = '', children, ...div }: FilterLayoutProps) {
  const { t } = useTranslation();
  const columnId = useId();
  const hasColumn = column !== null;
  return (
    <Root {...div} className={`${hasColumn ? 'with' : ''} ${className}`.trim()}>
      {hasColumn && (
        <SkipLink className="to-column" href={`#${columnId}`}>
          {t('shell:skipToFilters')}
        </SkipLink>
      )}
      <div className="results">{children}</div>
      {hasColumn && (
        <div id={columnId} className="column" tabIndex={-1} data-needs-app>
          {column}
        </div>
      )}
    </Root>
  );
}
