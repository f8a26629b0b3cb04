import styled from '@emotion/styled';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

export const OptionDetail = styled('span')({
  flex: 'none',
  color: role.inkMuted,
  fontSize: typeScale.caption,
  'span:first-of-type + &': { marginInlineStart: 'auto' },
});
