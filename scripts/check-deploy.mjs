// Checks the files in `deploy/` as far as a machine without Docker can: builds the image's stages in a copy of the tree
// with the commands of the Dockerfile, starts the result without write access to it behind nginx, and verifies the other
// files with the tools that are installed.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { connect as connectSocket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, projectNode, root } from './lib/machine.mjs';

const NOBODY = 65_534;
const START_TIMEOUT_MS = 60_000;
/** `systemd-analyze security`: 0 is safest, 100 is a service without any restriction. */
const MAX_EXPOSURE = 20;

const succeeds = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const directory = mkdtempSync(path.join(tmpdir(), 'mashrabiya-deploy-'));
const inDirectory = (...parts) => path.join(directory, ...parts);
const deployFile = (name) => readFileSync(inRoot('deploy', name), 'utf8');
const run = (program, args, options = {}) =>
  execFileSync(program, args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...options });

async function findFreePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Instructions of the Dockerfile by stage. */
function readStages() {
  const stages = [];
  for (const line of deployFile('Dockerfile').split('\n')) {
    const [, instruction, args] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') stages.push([]);
    else if (instruction) stages.at(-1)?.push({ instruction, args });
  }
  return stages;
}

/** Copies what `COPY . .` would: the files of the repository without the ignored ones. */
function copyTree(target) {
  const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root }).split('\0');
  const ignored = deployFile('Dockerfile.dockerignore').split('\n').filter(Boolean);
  const isIgnored = (file) =>
    ignored.some((pattern) => path.matchesGlob(file, pattern) || file.startsWith(`${pattern}/`));
  for (const file of files)
    if (file && existsSync(inRoot(file)) && !isIgnored(file)) cpSync(inRoot(file), path.join(target, file));
}

/** Builds the folder of the image's last stage. */
function buildImage(node) {
  const [build, image] = readStages();
  const app = inDirectory('app');
  copyTree(app);
  const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH}`, npm_config_prefer_offline: 'true' };
  for (const { instruction, args } of build)
    if (instruction === 'RUN') {
      const command = args.replace(/--mount=\S+ /, '');
      console.log(`$ ${command}`);
      run('sh', ['-c', command], { cwd: app, env, stdio: ['ignore', 'ignore', 'inherit'] });
    }
  const result = inDirectory('image');
  for (const { instruction, args } of image) {
    const [, from, to] = (instruction === 'COPY' && /^--from=build \/app\/(\S+) (\S+)$/.exec(args)) || [];
    if (from)
      cpSync(path.join(app, from), path.join(result, to === './' ? from : to), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
  rmSync(app, { recursive: true });
  const settings = image.filter(({ instruction }) => instruction === 'ENV').map(({ args }) => args.split('='));
  const readJson = (name) =>
    JSON.parse(image.find(({ instruction }) => instruction === name).args.replace(/^.*?CMD /, ''));
  return {
    folder: result,
    env: Object.fromEntries(settings),
    command: readJson('CMD'),
    healthCheck: readJson('HEALTHCHECK'),
  };
}

async function waitFor(url, child) {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.json();
    await sleep(200);
  }
  throw new Error(`No answer from ${url}`);
}

/** Starts the image as another user, who cannot write to it. */
async function checkImage(node) {
  const { folder, env: settings, command, healthCheck } = buildImage(node);
  const size = run('du', ['-sm', folder]).split('\t')[0];
  console.log(`The image adds ${size} MB to its base.`);
  run('chmod', ['-R', 'a+rX,a-w', folder]);
  run('chmod', ['755', directory]);
  const port = await findFreePort();
  const env = {
    PATH: `${path.dirname(node)}:${process.env.PATH}`,
    ...settings,
    PORT: String(port),
    DATABASE_URL: 'embedded',
    SITE_ORIGIN: 'https://example.com',
    TRUST_PROXY: '1',
  };
  for (const [name, subfolder] of [
    ['DATA_DIR', 'data'],
    ['TMPDIR', 'tmp'],
  ]) {
    env[name] = inDirectory(subfolder);
    mkdirSync(env[name]);
    if (process.getuid?.() === 0) run('chown', [String(NOBODY), env[name]]);
  }
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const [, ...args] = command;
  const child = spawn(node, args, { cwd: folder, env, ...user, stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    console.log('GET /readyz:', await waitFor(`http://127.0.0.1:${port}/readyz`, child));
    run(node, healthCheck.slice(1), { env });
    await checkNginx(port);
  } finally {
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  }
}

/** Requests a page through nginx by TLS and HTTP/2. */
async function checkNginx(serverPort) {
  if (!succeeds('nginx', '-v') || !succeeds('openssl', 'version'))
    return console.log('Skipped: nginx or openssl is not installed.');
  const [certificate, key] = [inDirectory('cert.pem'), inDirectory('key.pem')];
  const subject = ['-subj', '/CN=example.com', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  run('openssl', ['req', '-x509', '-out', certificate, '-keyout', key, ...subject], { stdio: 'ignore' });
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const site = deployFile('nginx.conf')
    .replace('/var/cache/nginx/mashrabiya', inDirectory('cache'))
    .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
    .replace('listen 80;', `listen ${plainPort};`)
    .replace('listen 443 ', `listen ${port} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${inDirectory(name)};`,
  );
  const config = inDirectory('nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${inDirectory('pid')}; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const args = ['-c', config, '-e', inDirectory('error.log')];
  run('nginx', ['-t', ...args]);
  const nginx = spawn('nginx', args, { stdio: 'inherit' });
  try {
    await waitForPort(port);
    const session = connect(`https://127.0.0.1:${port}`, { ca: readFileSync(certificate), servername: 'example.com' });
    const stream = session.request({ ':path': '/', ':authority': 'example.com', 'accept-language': 'ar' });
    const [headers] = await once(stream, 'response');
    const isSecured = headers[':status'] === 200 && headers['strict-transport-security'] !== undefined;
    session.destroy();
    if (!isSecured) throw new Error(`Through nginx: ${JSON.stringify(headers)}`);
    console.log('GET / by HTTP/2 through nginx: 200, with HSTS');
  } finally {
    const exit = once(nginx, 'exit');
    nginx.kill();
    await exit;
  }
}

async function waitForPort(port) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const socket = connectSocket(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`No answer from port ${port}`);
}

function checkService(node) {
  if (!succeeds('systemd-analyze', '--version')) return console.log('Skipped: systemd-analyze is not installed.');
  const service = inDirectory('mashrabiya.service');
  writeFileSync(service, deployFile('mashrabiya.service').replaceAll('/usr/bin/node', node));
  run('systemd-analyze', ['verify', '--man=no', service]);
  run('systemd-analyze', ['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, service], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log('mashrabiya.service: valid, exposure at most', MAX_EXPOSURE / 10);
}

function checkKubernetes() {
  if (!succeeds('kubectl', 'version', '--client')) return console.log('Skipped: kubectl is not installed.');
  const manifests = run('kubectl', ['kustomize', inRoot('deploy', 'kubernetes')]);
  console.log('kubernetes:', [...manifests.matchAll(/^kind: (\w+)/gm)].map(([, kind]) => kind).join(', '));
}

function checkCompose() {
  if (!succeeds('docker', 'compose', 'version')) return console.log('Skipped: docker compose is not installed.');
  run('docker', ['compose', '-f', inRoot('deploy', 'compose.yaml'), 'config', '--quiet']);
  console.log('compose.yaml: valid');
}

try {
  const node = projectNode();
  checkService(node);
  checkKubernetes();
  checkCompose();
  await checkImage(node);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
