/** Tells the time; handed in everywhere, so that tests can turn it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
