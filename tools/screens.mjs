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
import { fillCart, placeOrder, signIn } from './screens/shopper.mjs'
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
  const { base, label, shop, username } = visitor
  const isBuyer = username !== undefined
  const chosen = routes.filter(
    ({ name, signedIn = false, only = shop }) =>
      signedIn === isBuyer && only === shop && name.includes(wanted),
  )
  const shopper = { request: context.request, origin, visitor }
  if (isBuyer) await signIn(shopper)
  const order = chosen.some(({ path }) => path.includes(':order')) ? await placeOrder(shopper) : ''
  const cartId = chosen.some(({ path, filled }) => filled && path !== '/anonymous-cart')
    ? await fillCart(shopper)
    : ''
  const page = await context.newPage()
  await page.goto(`${origin}${base}/service/terms`)
  for (const { name, path, filled = false } of chosen) {
    if (!isBuyer) await setGuestCart(page, filled)
    const own = path.replace(':shop', shop).replace(':cartId', cartId).replace(':order', order)
    await shoot(page, { name, path: base + own, label })
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
