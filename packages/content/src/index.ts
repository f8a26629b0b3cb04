export type { FrontMatters } from './frontMatter.ts';
export { BrokenText, parseText, parseTextName, type Text, type TextFile, textName } from './parseText.ts';
