import styled from '@emotion/styled';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { LucideIcon } from 'lucide-react';
import { maxWidthQuery } from '../../theme/tokens.ts';

export interface OwnerNoticeProps extends Omit<AlertProps, 'role' | 'icon' | 'title'> {
  icon: LucideIcon;
  title: string;
  /** Button of the notice. */
  action?: AlertProps['action'];
}

/** On a phone the button is below the text, which needs the width. */
const Root = styled(Alert)({
  alignItems: 'center',
  [`@media ${maxWidthQuery('tablet')}`]: {
    flexWrap: 'wrap',
    '& .MuiAlert-message': { flex: '1 1 0' },
    '& .MuiAlert-action': { flex: '1 0 100%', margin: 0, padding: 0 },
  },
});

/** Notice above a seller's ads about a problem, with an action. */
export function OwnerNotice({ icon: Icon, title, children, ...alert }: OwnerNoticeProps) {
  return (
    <Root {...alert} role="none" icon={<Icon aria-hidden size={22} strokeWidth={1.75} />}>
      <AlertTitle component="h2">{title}</AlertTitle>
      {children}
    </Root>
  );
}
