import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const KEYS = [...'abcdefghijkl'];
/** Height of the picture, which sets that of a row. */
const ROW_HEIGHT_PX = 54;

/** At most twelve rows with a cell for selection and `columns` others. */
export const SkeletonRows = ({ count, columns }: { count: number; columns: number }) =>
  KEYS.slice(0, count).map((key) => (
    <TableRow key={key}>
      <TableCell padding="checkbox" />
      {KEYS.slice(0, columns).map((column) => (
        <TableCell key={column}>
          <Skeleton variant="rounded" height={ROW_HEIGHT_PX} />
        </TableCell>
      ))}
    </TableRow>
  ));
