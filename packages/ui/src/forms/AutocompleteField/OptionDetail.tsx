import styled from '@emotion/styled';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

/** What stands muted at the end of an option: where a city is, how many homes there are. */
export const OptionDetail = styled('span')({
  flex: 'none',
  color: role.inkMuted,
  fontSize: typeScale.caption,
  'span:first-of-type + &': { marginInlineStart: 'auto' },
});
