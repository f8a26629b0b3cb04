import { toQuestionGroups } from '@mashrabiya/content';
import type { Handler } from '../../app/callHandler.ts';

export const getQuestions: Handler<'getQuestions'> = async (_, { texts, language }) => ({
  data: toQuestionGroups(await texts.current(), language),
});
