export type { FrontMatters } from './frontMatter.ts';
export { BrokenText, parseText, parseTextName, type Text, type TextFile, textName } from './parseText.ts';
export { TextLibrary } from './TextLibrary.ts';
export { relatedTo, toArticleSummary, toQuestionGroups, toTextPage } from './textViews.ts';
