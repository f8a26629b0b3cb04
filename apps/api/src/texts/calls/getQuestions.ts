import type { Handler } from '../../app/bind.ts';
import { toQuestionGroups } from '../rules/textViews.ts';

export const getQuestions: Handler<'getQuestions'> = async (_, { texts, language }) => ({
  data: toQuestionGroups(await texts.current(), language),
});
