// Takes a picture of every route at three widths in both shops: `node tools/screens.mjs [part of a route's name]`.
// The pictures go to .screens/. Needs a built shop.
import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureChromium } from './ensure-chromium.mjs'
import { lines, routes, visitors } from './screens/routes.mjs'
import { root } from './workspace.mjs'

const port = Number(process.env.PORT ?? 4199)
const origin = `http://localhost:${port}`
const widths = [390, 820, 1440]
const target = join(root, '.screens')
const wanted = process.argv[2] ?? ''

const startShop = async () => {
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-screens-'))
  const build = process.env.STOREFRONT_DIST ?? join(root, 'packages/storefront/dist')
  const program = join(build, 'server/server.js')
  const env = { ...process.env, PORT: String(port), DATA_DIR: data }
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  process.on('exit', () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  })
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error('The shop did not start: is it built, is the port free?')
    if (await fetch(`${origin}/de-CH/`).catch(() => undefined)) return
    await sleep(100)
  }
  throw new Error('The shop does not answer.')
}

/**
 * Signs a buyer in by the platform's own call: the cookie is what counts.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ site: string, username: string }} visitor
 */
const signIn = async (context, { site, username }) => {
  const request = { username, password: 'cartonnage', startUrl: `${site}/` }
  const answer = await context.request.post(`${origin}${site}/services/apexrest/auth/login`, {
    data: { request },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(`Sign-in of ${username}: ${answer.status()} ${await answer.text()}`)
  const { redirectUrl } = await answer.json()
  await context.request.get(new URL(redirectUrl, origin).href)
}

/**
 * Puts the lines into the buyer's cart, in place of what is there, and returns its id.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ site: string, shop: 'CH' | 'DE' }} visitor
 */
const fillCart = async (context, { site, shop }) => {
  const carts = `${origin}${site}/services/data/v65.0/commerce/webstores/0ZE${shop}00000000014AA/carts`
  await context.request.delete(`${carts}/current`)
  let cartId = ''
  for (const line of lines) {
    const data = { ...line, type: 'Product' }
    const answer = await context.request.post(`${carts}/current/cart-items`, { data })
    if (!answer.ok()) throw new Error(`The cart of ${shop}: ${answer.status()} ${await answer.text()}`)
    cartId = (await answer.json()).cartId
  }
  return cartId
}

/**
 * Puts the lines into the guest cart of a page's browser, or takes them out.
 * @param {import('@playwright/test').Page} page
 * @param {boolean} filled
 */
const setGuestCart = (page, filled) =>
  page.evaluate(
    (stored) => localStorage.setItem('anonymousCart', stored),
    JSON.stringify(filled ? lines : []),
  )

/** @param {import('@playwright/test').Page} page @param {{ name: string, path: string, label: string }} shot */
const shoot = async (page, { name, path, label }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const answer = await page.goto(origin + path, { waitUntil: 'networkidle' })
    const file = `${name}-${label}-${width}.png`
    await page.screenshot({ path: join(target, file), fullPage: true, animations: 'disabled' })
    console.log(`${String(answer?.status() ?? '?')} ${file}`)
  }
}

/**
 * All routes that this visitor is shown.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./screens/routes.mjs').Visitor} visitor
 */
const shootAll = async (context, visitor) => {
  const { base, label, shop, site, username } = visitor
  const isBuyer = username !== undefined
  const chosen = routes.filter(({ name, signedIn = false }) => signedIn === isBuyer && name.includes(wanted))
  if (isBuyer) await signIn(context, { site, username })
  const cartId = isBuyer && chosen.some(({ filled }) => filled) ? await fillCart(context, visitor) : ''
  const page = await context.newPage()
  await page.goto(`${origin}${base}/service/terms`)
  for (const { name, path, filled = false } of chosen) {
    if (!isBuyer) await setGuestCart(page, filled)
    await shoot(page, { name, path: base + path.replace(':shop', shop).replace(':cartId', cartId), label })
  }
  await context.close()
}

const main = async () => {
  await startShop()
  mkdirSync(target, { recursive: true })
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  for (const visitor of visitors) {
    await shootAll(await browser.newContext({ reducedMotion: 'reduce' }), visitor)
  }
  await browser.close()
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
