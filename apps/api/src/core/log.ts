export type Log = (message: string) => void;
