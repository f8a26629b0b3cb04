import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const preset = createRequire(import.meta.url).resolve('@storybook/test-runner/jest-preset');
const { default: StoryEnvironment } = await import(
  new URL('playwright/custom-environment.js', pathToFileURL(preset)).href
);
const { getTestRunnerConfig, setupPage } = await import('@storybook/test-runner');

/** Globals of the runner's environment that the next files of stories reuse. */
const BROWSER_GLOBALS = ['browser', 'browserName', 'context', 'deviceName', 'jestPlaywright', 'page'];

/** Stories leave data in a page's memory, which slows later ones: reopen it after this many files. */
const FILES_PER_PAGE = 20;

let sharedBrowser;
let fileCount = 0;

/** Reuses a worker's browser and page between files, because opening Storybook is slow; renews them after a failure. */
export default class SharedPageEnvironment extends StoryEnvironment {
  async setup() {
    await this.setHooks();
    if (!sharedBrowser || sharedBrowser.page.isClosed()) await this.open();
    else {
      this._jestPlaywrightConfig = this._config.testEnvironmentOptions['jest-playwright'];
      Object.assign(this.global, sharedBrowser);
    }
    // The runner's `resetPage` belongs to the file that opened the browser; this one renews the current page.
    const { jestPlaywright } = this.global;
    this.global.jestPlaywright = { ...jestPlaywright, resetPage: () => this.renewPage() };
  }

  async open() {
    await super.setup();
    this.saveBrowser();
  }

  saveBrowser() {
    sharedBrowser = Object.fromEntries(BROWSER_GLOBALS.map((name) => [name, this.global[name]]));
  }

  /** Replaces page and context for a retry: the runner retries a story whose page has navigated. */
  async renewPage() {
    const { browser, context } = this.global;
    await context.close();
    this.global.context = await browser.newContext(this._jestPlaywrightConfig.contextOptions);
    this.global.page = await this.global.context.newPage();
    this.saveBrowser();
  }

  /** Sets globals that tests expect. The runner's set-up would load the whole runner for each test file: a second. */
  async setHooks() {
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
    fileCount += 1;
    if (fileCount % FILES_PER_PAGE === 0) sharedBrowser = undefined;
    // Hides a browser that is reused from the runner, which would close it.
    if (sharedBrowser) this.global.browser = undefined;
    await super.teardown();
  }
}
