// Machine set-up in plain JavaScript for Node 20.19 and later: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const inRoot = (...parts) => path.join(root, ...parts);

export function giveUp(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Runs a command with its output shown; resolves to its exit code. Forwards signals to it. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    // Ends the child process together with this one.
    const end = () => {
      child.kill();
      process.exit(143);
    };
    process.once('SIGTERM', end);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', end);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');

/** Installs the packages of the lock file, unless that lock file is already installed. */
export async function ensurePackages() {
  const stamp = inRoot('node_modules', '.mashrabiya-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  console.log('Installing packages …');
  const code = await run(npm, ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    giveUp(
      'Installing packages failed.',
      'If the npm registry is unreachable, connect and run this again: downloaded packages are cached.',
    );
  }
  writeFileSync(stamp, lockHash());
}

/** Node for all commands: the one from `node_modules`, or this one if it is as new. */
export function projectNode() {
  const own = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own) && spawnSync(own, ['-v']).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp(
    'Node 24 is missing, probably because npm install scripts are blocked.',
    'Run `npm rebuild node` or install Node 24, then try again.',
  );
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const which = (name) => {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
};

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/** Headless shell: same engine, but rendering and tests are a third faster, and fonts render the same in each run. */
const headlessShell = () => which('chromium-headless-shell');

async function installHeadlessShell() {
  if (!which('apt-get') || process.getuid?.() !== 0) return null;
  console.log('Installing a browser for the tests …');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-core'], options);
  return headlessShell();
}

async function downloadPlaywrightBrowser() {
  console.log('Downloading a browser for the tests …');
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  return playwrightBrowser();
}

/** Chromium for tests: from CHROME_PATH, an installed one, or a new download. */
export async function ensureBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : giveUp(`Invalid CHROME_PATH ${named}: no such file.`);
  const found =
    headlessShell() ??
    (await installHeadlessShell()) ??
    (await playwrightBrowser()) ??
    BROWSERS.map(which).find(Boolean) ??
    (await downloadPlaywrightBrowser());
  if (found) return found;
  return giveUp(
    'No Chromium found, and installing one failed.',
    'Install it (on Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to its executable.',
  );
}

/** Reads and writes small stamps in `.cache`, to skip work that is already done. */
export const stamps = {
  read: (name) => (existsSync(inRoot('.cache', name)) ? readFileSync(inRoot('.cache', name), 'utf8') : null),
  write: (name, text) => {
    mkdirSync(inRoot('.cache'), { recursive: true });
    writeFileSync(inRoot('.cache', name), text);
  },
};
