export { getTextName, InvalidTextError, parseText, parseTextName, type Text, type TextFile } from './parseText.ts';
export { TextLibrary } from './TextLibrary.ts';
export { findRelated, toArticleSummary, toQuestionGroups, toTextPage } from './textViews.ts';
