export interface PhoneTextProps {
  /** National form, 11 digits. */
  phone: string;
  className?: string;
}

export const groupPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');

/** Grouped phone number that never wraps, left-to-right in both languages: `0100 000 1234`. */
export function PhoneText({ phone, className = '' }: PhoneTextProps) {
  return (
    <bdi dir="ltr" className={`tabular ${className}`.trimEnd()} style={{ whiteSpace: 'nowrap' }}>
      {groupPhone(phone)}
    </bdi>
  );
}
