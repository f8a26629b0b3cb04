/** What the site offers besides homes. */
export type Topic = 'management' | 'financial';

/** The call that answers a topic's texts. */
export const TOPIC_CALLS = { management: 'getManagement', financial: 'getFinancial' } as const;

/** The topic that a route is given. */
export const topicOf = ({ topic }: Record<string, string>): Topic =>
  topic === 'financial' ? 'financial' : 'management';
