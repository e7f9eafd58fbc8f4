// Two processes of the built shop behind nginx with docs/nginx.conf: `node tools/nginx.ts`. Strangers ask for long
// addresses while visitors read, then one process ends, and then the other. Before, a front on a domain of its own.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findOwnDomainFaults } from './nginx/own-domain.ts'
import { ensureNginx, startNginx } from './nginx/start-nginx.ts'
import type { Proxy } from './nginx/start-nginx.ts'
import { startPlatform, startShop } from './servers.ts'
import { root } from './workspace.ts'

/** The shipped file in front of two other processes. */
const withPorts = (text: string, [first, second]: readonly string[]) =>
  text.replace('127.0.0.1:4173', `127.0.0.1:${first}`).replace('127.0.0.1:4174', `127.0.0.1:${second}`)

/** As nginx is without that part of the file: not every operator takes it over. */
const withOwnBuffers = (text: string) => text.replaceAll(/^ *proxy_(?:busy_)?buffers?(?:_size)? .*$/gm, '')

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
  const proxies = await Promise.all(
    [text, withOwnBuffers(text)].map((own) => startNginx(nginx, withPorts(own, ports))),
  )
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
  faults.push(...(await findOwnDomainFaults(nginx)))
  await run(nginx)
  for (const fault of faults) console.error(fault)
  console.log(`=> long addresses stop nobody, shoppers shop at a domain of its own: ${faults.length} faults`)
  process.exit(faults.length === 0 ? 0 : 1)
}
