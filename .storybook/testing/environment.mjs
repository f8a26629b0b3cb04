import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// The runner hands its environment out by no name of its own: it lies beside its Jest preset.
const preset = createRequire(import.meta.url).resolve('@storybook/test-runner/jest-preset');
const { default: StoryEnvironment } = await import(
  new URL('playwright/custom-environment.js', pathToFileURL(preset)).href
);
const { getTestRunnerConfig, setupPage } = await import('@storybook/test-runner');

/** What the runner's own environment opens for a file of stories, kept for the files after it. */
const OPENED = ['browser', 'browserName', 'context', 'deviceName', 'jestPlaywright', 'page'];

/** What stories leave behind in a page's memory slows those that follow: so many files, and it is opened anew. */
const FILES = 20;

/** One for each worker. */
let kept;
let files = 0;

/**
 * Opening the Storybook takes longer than showing the stories of most files: a worker keeps its browser open, and opens
 * another after a story that failed or hung. Stories of one file come one after the other in one page.
 */
export default class KeptPageEnvironment extends StoryEnvironment {
  async setup() {
    await this.hand();
    if (!kept || kept.page.isClosed()) await this.open();
    else {
      this._jestPlaywrightConfig = this._config.testEnvironmentOptions['jest-playwright'];
      Object.assign(this.global, kept);
    }
    // The runner's own opens a page for the file that opened the browser, not for the one that asks.
    const { jestPlaywright } = this.global;
    this.global.jestPlaywright = { ...jestPlaywright, resetPage: () => this.renewPage() };
  }

  async open() {
    await super.setup();
    this.keep();
  }

  keep() {
    kept = Object.fromEntries(OPENED.map((name) => [name, this.global[name]]));
  }

  /** For the runner, which shows a story again whose page has navigated: it sets the new page up itself. */
  async renewPage() {
    const { browser, context } = this.global;
    await context.close();
    this.global.context = await browser.newContext(this._jestPlaywrightConfig.contextOptions);
    this.global.page = await this.global.context.newPage();
    this.keep();
  }

  /**
   * What tests find on their global object. The runner's own set-up does the same within each test file, for which Jest
   * loads the whole runner anew, a second a file.
   */
  async hand() {
    const { preVisit, postVisit } = await getTestRunnerConfig(process.env.STORYBOOK_CONFIG_DIR);
    Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage });
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name !== 'test_fn_failure') return;
    // Not waited for: a browser whose page hangs may never close.
    void this.global.browser.close().catch(() => undefined);
    await this.open();
  }

  async teardown() {
    files += 1;
    if (files % FILES === 0) kept = undefined;
    // The runner closes the browser that it finds here.
    if (kept) this.global.browser = undefined;
    await super.teardown();
  }
}
