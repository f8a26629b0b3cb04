import type { Handler } from '../../app/bind.ts';
import { toQuestionGroups } from '@mashrabiya/content';

export const getQuestions: Handler<'getQuestions'> = async (_, { texts, language }) => ({
  data: toQuestionGroups(await texts.current(), language),
});
