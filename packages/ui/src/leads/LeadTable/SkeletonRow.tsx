import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { ROW_CONTENT_PX } from './leadTableStyles.ts';

const KEYS = [...'abcdefghijkl'];

/** A row of at most twelve cells. */
export const SkeletonRow = ({ columns }: { columns: number }) => (
  <TableRow>
    {KEYS.slice(0, columns).map((column) => (
      <TableCell key={column}>
        <Skeleton variant="rounded" height={ROW_CONTENT_PX} />
      </TableCell>
    ))}
  </TableRow>
);
