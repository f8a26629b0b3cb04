/** Hands on what no visitor may see. */
export type Log = (message: string) => void;
