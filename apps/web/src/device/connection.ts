/** What browsers say of a connection, where they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g'];

/** Whether data is to be saved on a connection: the person said so, or it carries too little for a film. */
export const isSparing = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  saveData || SLOW.includes(effectiveType);

/** The same of this device's connection. */
export const hasSparingConnection = (): boolean =>
  'connection' in navigator && isSparing(navigator.connection as Connection);
