import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const preset = createRequire(import.meta.url).resolve('@storybook/test-runner/jest-preset');
const { default: StoryEnvironment } = await import(
  new URL('playwright/custom-environment.js', pathToFileURL(preset)).href
);
const { getTestRunnerConfig, setupPage } = await import('@storybook/test-runner');

/** Globals of the runner's environment that the next files of stories reuse. */
const OPENED = ['browser', 'browserName', 'context', 'deviceName', 'jestPlaywright', 'page'];

/** Stories leave data in a page's memory, which slows later ones: reopen it after this many files. */
const FILES = 20;

let kept;
let files = 0;

/** Reuses a worker's browser and page between files, because opening Storybook is slow; renews them after a failure. */
export default class KeptPageEnvironment extends StoryEnvironment {
  async setup() {
    await this.hand();
    if (!kept || kept.page.isClosed()) await this.open();
    else {
      this._jestPlaywrightConfig = this._config.testEnvironmentOptions['jest-playwright'];
      Object.assign(this.global, kept);
    }
    // The runner's `resetPage` belongs to the file that opened the browser; this one renews the current page.
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

  /** Replaces page and context for a retry: the runner retries a story whose page has navigated. */
  async renewPage() {
    const { browser, context } = this.global;
    await context.close();
    this.global.context = await browser.newContext(this._jestPlaywrightConfig.contextOptions);
    this.global.page = await this.global.context.newPage();
    this.keep();
  }

  /** Sets globals that tests expect. The runner's set-up would load the whole runner for each test file: a second. */
  async hand() {
    const { preVisit, postVisit } = await getTestRunnerConfig(process.env.STORYBOOK_CONFIG_DIR);
    Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage });
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name !== 'test_fn_failure') return;
    // Not awaited: a browser with a hanging page may never close.
    void this.global.browser.close().catch(() => undefined);
    await this.open();
  }

  async teardown() {
    files += 1;
    if (files % FILES === 0) kept = undefined;
    // Hides a browser that is reused from the runner, which would close it.
    if (kept) this.global.browser = undefined;
    await super.teardown();
  }
}
