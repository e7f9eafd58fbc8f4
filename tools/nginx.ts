// Two processes of the built shop behind nginx with docs/nginx.conf: `node tools/nginx.ts`. Strangers ask for long
// addresses while visitors read, then one process ends, and then the other.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canUseApt, installPackages } from './apt.ts'
import { listen } from './listen.ts'
import { startPlatform, startShop } from './servers.ts'
import { root } from './workspace.ts'

export type Proxy = { origin: string; stop: () => Promise<void> }

const locations = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
const findNginx = () => [process.env.NGINX_PATH, ...locations].find((path) => path && existsSync(path))

/** The path of nginx; on Debian as root it is installed if missing. */
const ensureNginx = async () => {
  if (findNginx() === undefined && canUseApt()) await installPackages(['nginx-light'])
  return findNginx()
}

const takePort = async () => {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The shipped file with other addresses, and with all that nginx writes in one folder. */
const adapt = (
  text: string,
  { folder, port, ports: [first, second] }: { folder: string; port: number; ports: readonly string[] },
) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return text
    .replaceAll('/var/log/nginx', folder)
    .replace('/run/nginx.pid', `${folder}/nginx.pid`)
    .replace('http {', `http {\n${temporary.join('\n')}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:4173', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4174', `127.0.0.1:${second}`)
}

/** As nginx is without that part of the file: not every operator takes it over. */
const withOwnBuffers = (text: string) => text.replaceAll(/^ *proxy_(?:busy_)?buffers?(?:_size)? .*$/gm, '')

const whenUp = async (origin: string) => {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (await fetch(origin).catch(() => undefined)) return
    await sleep(50)
  }
  throw new Error('nginx did not start.')
}

const startNginx = async (nginx: string, text: string, ports: readonly string[]): Promise<Proxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'cartonnage-nginx-'))
  // Its workers are another user's.
  await chmod(folder, 0o777)
  const port = await takePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, adapt(text, { folder, port, ports }))
  const child = spawn(
    nginx,
    ['-c', file, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const ended = new Promise((resolve) => void child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  process.once('exit', () => void child.kill('SIGTERM'))
  const origin = `http://127.0.0.1:${port}`
  await whenUp(origin).catch(async (error) => {
    console.error(await readFile(join(folder, 'error.log'), 'utf8').catch(() => ''))
    await stop()
    throw error
  })
  return { origin, stop }
}

const long = 'a%20'.repeat(800)
const attacks = [
  `/de-CH/my/orders?search=${long}`,
  `/de-CH/my/orders?q=${long}`,
  `/de-CH/my/orders?q=${'%25'.repeat(1300)}`,
  `/en-US/global-search/${long}`,
  `/de-CH/global-search?term=${long}`,
  `/de-CH/my/orders?q=${long}${long}`,
]
const visited = ['/de-CH/service/terms', '/de-shop/service/terms', '/de-CH/login', '/health/ready']

const statusesOf = (origin: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(origin + path, { redirect: 'manual' })).status))

const faults: string[] = []
const expectAll = (what: string, found: readonly unknown[], isRight: (one: unknown) => boolean) => {
  const wrong = found.filter((one) => !isRight(one))
  if (wrong.length > 0)
    faults.push(`${what}: ${wrong.length} of ${found.length}, such as ${String(wrong[0])}`)
}
const isFine = (status: unknown) => status === 200

/** Strangers with long addresses, and visitors all the while. */
const attack = async (origin: string) => {
  for (let round = 0; round < 10; round += 1) {
    const [refused, honest] = await Promise.all([statusesOf(origin, attacks), statusesOf(origin, visited)])
    expectAll('long addresses', refused, (status) => status === 303 || status === 308 || status === 414)
    expectAll('visitors meanwhile', honest, isFine)
  }
}

const checkIds = async (origin: string) => {
  const { headers } = await fetch(`${origin}/de-CH/login`, { headers: { 'x-request-id': 'of-a-visitor' } })
  expectAll('ids of requests', [headers.get('x-request-id')], (id) => /^[0-9a-f]{32}$/.test(String(id)))
}

const checkUnavailable = async (origin: string) => {
  for (const method of ['GET', 'POST', 'PUT']) {
    const response = await fetch(`${origin}/de-CH/`, { method })
    const seen = `${response.status} ${response.headers.get('cache-control')} ${await response.text()}`
    expectAll('without a process', [seen], (text) => /^502 no-store .*nicht erreichbar/.test(String(text)))
  }
}

/** An empty form, which says what is missing. */
const sendForm = async (origin: string) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams({ email: '' })
  return (await fetch(`${origin}/de-CH/login`, { method: 'POST', headers, body })).status
}

const checkOneProcess = async (origin: string) => {
  for (let round = 0; round < 5; round += 1) {
    expectAll('visitors of one process', await statusesOf(origin, visited), isFine)
    expectAll('forms of one process', [await sendForm(origin)], (status) => status === 422)
  }
}

const run = async (nginx: string) => {
  const text = await readFile(join(root, 'docs/nginx.conf'), 'utf8')
  const platform = await startPlatform()
  const settings = { PLATFORM_ORIGIN: platform.origin, BEHIND_PROXY: 'on' }
  const shops = await Promise.all([startShop({ settings }), startShop({ settings })])
  const ports = shops.map(({ origin }) => new URL(origin).port)
  const proxies = await Promise.all([text, withOwnBuffers(text)].map((own) => startNginx(nginx, own, ports)))
  const [{ origin }] = proxies as [Proxy, Proxy]
  try {
    for (const proxy of proxies) await attack(proxy.origin)
    await checkIds(origin)
    await shops[0].stop()
    await checkOneProcess(origin)
    await shops[1].stop()
    await checkUnavailable(origin)
  } finally {
    await Promise.all([...proxies, ...shops, platform].map(({ stop }) => stop()))
  }
}

const nginx = await ensureNginx()
if (nginx === undefined) {
  console.log(
    '=> left out: there is no nginx, and it cannot be installed (Debian: apt-get install nginx-light)',
  )
} else {
  await run(nginx)
  for (const fault of faults) console.error(fault)
  console.log(`=> long addresses stop nobody: ${faults.length} faults`)
  process.exit(faults.length === 0 ? 0 : 1)
}
