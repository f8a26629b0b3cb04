import type { ConversationRole } from '@mashrabiya/contract';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

interface RoleChipProps {
  role: ConversationRole;
}

/** Distinguishes enquiries about the user's own listings from the user's own enquiries. */
export function RoleChip({ role }: RoleChipProps) {
  const { t } = useTranslation();
  return (
    <Chip
      className="role"
      component="span"
      size="small"
      {...(role === 'seller' && { color: 'primary', variant: 'outlined' })}
      label={t(`messages:chip.${role}`)}
    />
  );
}
