const HIJRI_FORMAT = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

const SHAWWAL = 10;
const DHU_AL_HIJJA = 12;

/**
 * Returns true for Eid al-Fitr (1 to 3 Shawwal) and for Arafa and Eid al-Adha (9 to 13 Dhu al-Hijja), by the Umm
 * al-Qura calendar. Egypt announces the Eids by the moon, and may begin one a day earlier or later: the finance role
 * adds such a day to the holidays.
 */
export function isEid(day: string): boolean {
  const parts = HIJRI_FORMAT.formatToParts(new Date(`${day}T00:00:00Z`));
  const getNumber = (type: 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  const [month, date] = [getNumber('month'), getNumber('day')];
  return (month === SHAWWAL && date <= 3) || (month === DHU_AL_HIJJA && date >= 9 && date <= 13);
}
