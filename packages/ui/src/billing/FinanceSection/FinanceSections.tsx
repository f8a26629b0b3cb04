import styled from '@emotion/styled';

/** Sections of a tab. As tall as a window, so that a list does not move the footer into view while it loads. */
export const FinanceSections = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 40,
  minBlockSize: '80dvh',
});
