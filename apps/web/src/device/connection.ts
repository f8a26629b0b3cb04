interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g'];

/** True when the user asked to save data, or the connection is too slow for video. */
export const isSparing = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  saveData || SLOW.includes(effectiveType);

export const hasSparingConnection = (): boolean =>
  'connection' in navigator && isSparing(navigator.connection as Connection);
