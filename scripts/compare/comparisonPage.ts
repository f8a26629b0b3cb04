/** Two screenshots that differ; the files are beside the page. */
export interface Comparison {
  /** `story.mode.window` */
  key: string;
  /** Share of differing pixels, 0 to 1. */
  share: number;
  previousPicture: string;
  currentPicture: string;
  difference: string;
}

interface ComparisonPage {
  name: string;
  comparisons: readonly Comparison[];
  /** Stories that exist on one side only. */
  added: readonly string[];
  removed: readonly string[];
  failed: readonly string[];
}

const formatPercent = (share: number) => `${(share * 100).toFixed(2)} %`;

const renderFigure = (title: string, source: string) =>
  `<figure><figcaption>${title}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt=""></a></figure>`;

const renderRow = ({ key, share, previousPicture, currentPicture, difference }: Comparison) =>
  `<section><h2>${key} <small>${formatPercent(share)}</small></h2><div>${renderFigure('before', previousPicture)}${renderFigure('after', currentPicture)}${renderFigure('difference', difference)}</div></section>`;

const renderList = (title: string, stories: readonly string[]) =>
  stories.length
    ? `<h2>${title} (${stories.length})</h2><ul>${stories.map((id) => `<li>${id}</li>`).join('')}</ul>`
    : '';

/** Page with before, after and difference side by side, and stories that exist on one side only. */
export const renderComparisonPage = ({
  name,
  comparisons,
  added,
  removed: removedStories,
  failed,
}: ComparisonPage): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stories since ${name}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: CanvasText; background: Canvas; color-scheme: light dark }
  h2 { font-size: 16px }
  small { font-weight: 400 }
  section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start }
  figure { margin: 0 }
  img { inline-size: 100%; border: 1px solid GrayText }
</style>
<h1>Stories since ${name}</h1>
<p>${comparisons.length} pictures differ.</p>
${renderList('New', added)}
${renderList('Removed', removedStories)}
${renderList('Failed to render', failed)}
${comparisons.map(renderRow).join('\n')}
</html>
`;
