export interface PhoneTextProps {
  /** National form, 11 digits. */
  phone: string;
  className?: string;
}

/** A national number in readable groups: `0100 000 1234`. */
export const groupPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');

/** A phone number in readable groups on one line, left-to-right in both languages: `0100 000 1234`. */
export function PhoneText({ phone, className = '' }: PhoneTextProps) {
  return (
    <bdi dir="ltr" className={`tabular ${className}`.trimEnd()} style={{ whiteSpace: 'nowrap' }}>
      {groupPhone(phone)}
    </bdi>
  );
}
