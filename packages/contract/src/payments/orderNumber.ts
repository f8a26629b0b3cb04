const GROUP_LENGTH = 4;
const GROUP_COUNT = 3;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Readable order number: the last twelve digits of its id, `D319-4150-FCAD`. Other ids than UUIDs stay unchanged. */
export function formatOrderNumber(id: string): string {
  if (!UUID.test(id)) return id;
  const digits = id
    .replaceAll('-', '')
    .slice(-GROUP_LENGTH * GROUP_COUNT)
    .toUpperCase();
  return Array.from({ length: GROUP_COUNT }, (_, index) =>
    digits.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH),
  ).join('-');
}

/** End of the id of an order whose number was typed in any format; undefined for other input. */
export function parseOrderIdEnd(typedNumber: string): string | undefined {
  const digits = typedNumber.replace(/[\s-]/g, '').toLowerCase();
  return /^[0-9a-f]{12}$/.test(digits) ? digits : undefined;
}
