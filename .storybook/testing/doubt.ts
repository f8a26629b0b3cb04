/** Stories that looked different from their approved pictures and are being shown again. */
const inDoubt = new Set<string>();

/**
 * Ends a story's visit: throws what is wrong with it. A page that a worker has kept for many stories draws a few pixels
 * otherwise once in several runs, so a story whose only fault is its picture is shown again in a new page and fails only
 * if it looks different there too. The runner does that for a page whose context was destroyed. A line of the run's
 * output names the story.
 *
 * @param problems what no second look would change.
 * @param differences from the approved pictures.
 */
export function judgeStory(story: string, problems: readonly string[], differences: readonly string[]): void {
  const isFirstLook = !inDoubt.delete(story);
  if (problems.length + differences.length === 0) return;
  if (isFirstLook && problems.length === 0) {
    inDoubt.add(story);
    console.warn(`differed at first: ${story}, shown again in a new page\n${differences.join('\n')}`);
    throw new Error('Execution context was destroyed: the story is shown again');
  }
  throw new Error(`${story}\n${[...problems, ...differences].join('\n')}`);
}
