import styled from '@emotion/styled';
import Badge from '@mui/material/Badge';

export interface CountBadgeProps {
  count: number;
  /** Spoken instead of the number. */
  label: string;
}

/** MUI positions its badge over another element; this one is part of the line. */
const Root = styled(Badge)({ '& .MuiBadge-badge': { position: 'static', transform: 'none' } });

/** Number of unread items; nothing for zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <>
      <Root aria-hidden color="primary" badgeContent={count} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}
