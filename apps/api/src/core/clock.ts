/** Current time; injected everywhere so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
