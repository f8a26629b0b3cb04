import styled from '@emotion/styled';

/** Sections of a tab. */
export const FinanceSections = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 40,
});
