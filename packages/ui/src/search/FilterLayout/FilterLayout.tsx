import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '../../layout/SkipLink/SkipLink.tsx';
import { role } from '../../theme/roles.ts';
import { layout, radius } from '../../theme/tokens.ts';
import { WIDE } from './useWide.ts';

export interface FilterLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The filters beside the list; its place is kept on a wide screen until they come. Null gives the place away. */
  column: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  '& > .column, & > .to-column': { display: 'none' },
  '& > .column:focus': { outline: 'none' },
  '& > .results': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 'inherit' },
  [`@media ${WIDE} and (scripting: enabled)`]: {
    '&.with': { gridTemplateColumns: '288px minmax(0, 1fr)', columnGap: layout.gutterDesk },
    '&.with > .column': { display: 'block', gridArea: '1 / 1' },
    '&.with > .results': { gridArea: '1 / 2' },
    '&.with > .to-column': { display: 'block' },
    // Until the fields come, as on a page that nobody has touched yet, their card stands there.
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
 * A list, and on a wide screen its filters in a column at the inline start. Without script the panel is the way. The
 * column says to the page that it is empty without the app, so that the app does not wait for a person where it shows.
 * It has some thirty fields, so by keyboard it comes after the list, and a link leads to it.
 */
export function FilterLayout({ column, className = '', children, ...div }: FilterLayoutProps) {
  const { t } = useTranslation();
  const columnId = useId();
  const withColumn = column !== null;
  return (
    <Root {...div} className={`${withColumn ? 'with' : ''} ${className}`.trim()}>
      {withColumn && (
        <SkipLink className="to-column" href={`#${columnId}`}>
          {t('shell:skipToFilters')}
        </SkipLink>
      )}
      <div className="results">{children}</div>
      {withColumn && (
        <div id={columnId} className="column" tabIndex={-1} data-needs-app>
          {column}
        </div>
      )}
    </Root>
  );
}
