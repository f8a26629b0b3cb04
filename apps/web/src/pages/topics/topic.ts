export type Topic = 'management' | 'financial';

export const TOPIC_CALLS = { management: 'getManagement', financial: 'getFinancial' } as const;

export const parseTopic = ({ topic }: Record<string, string>): Topic =>
  topic === 'financial' ? 'financial' : 'management';
