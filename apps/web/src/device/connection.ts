interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_TYPES = ['slow-2g', '2g'];

/** True when the user asked to save data, or the connection is too slow for video. */
export const isLimitedConnection = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  saveData || SLOW_TYPES.includes(effectiveType);

export const hasLimitedConnection = (): boolean =>
  'connection' in navigator && isLimitedConnection(navigator.connection as Connection);
