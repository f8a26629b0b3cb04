import styled from '@emotion/styled';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { LucideIcon } from 'lucide-react';
import { below } from '../../theme/tokens.ts';

export interface OwnerNoticeProps extends Omit<AlertProps, 'role' | 'icon' | 'title'> {
  icon: LucideIcon;
  title: string;
  /** What can be done about it. */
  action?: AlertProps['action'];
}

/** On a phone the button stands below the words, which need the width. */
const Root = styled(Alert)({
  alignItems: 'center',
  [`@media ${below('tablet')}`]: {
    flexWrap: 'wrap',
    '& .MuiAlert-message': { flex: '1 1 0' },
    '& .MuiAlert-action': { flex: '1 0 100%', margin: 0, padding: 0 },
  },
});

/** Above a seller's ads: what keeps them from being seen or answered, and a button against it. */
export function OwnerNotice({ icon: Icon, title, children, ...alert }: OwnerNoticeProps) {
  return (
    <Root {...alert} role="none" icon={<Icon aria-hidden size={22} strokeWidth={1.75} />}>
      <AlertTitle component="h2">{title}</AlertTitle>
      {children}
    </Root>
  );
}
