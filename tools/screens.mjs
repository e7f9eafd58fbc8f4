// Takes a picture of every route at three widths in both shops: `node tools/screens.mjs [part of a route's name]`.
// The pictures go to .screens/. Needs a built shop.
import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './ensure-chromium.mjs'
import { lines, routes, visitors } from './screens/routes.mjs'
import { fillCart, placeOrder, signIn } from './screens/shopper.mjs'
import { startShop } from './screens/start-shop.mjs'
import { root } from './workspace.mjs'

const widths = [390, 820, 1440]
const target = join(root, '.screens')
const requested = process.argv[2] ?? ''

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

/** @param {import('@playwright/test').Page} page @param {{ name: string, url: string, label: string }} shot */
const shoot = async (page, { name, url, label }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    const file = `${name}-${label}-${width}.png`
    await page.screenshot({ path: join(target, file), fullPage: true, animations: 'disabled' })
    console.log(`${String(response?.status() ?? '?')} ${file}`)
  }
}

/**
 * All routes that this visitor is shown.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ origin: string, visitor: import('./screens/routes.mjs').Visitor }} shop
 */
const shootAll = async (context, { origin, visitor }) => {
  const { base, label, shop, username } = visitor
  const isBuyer = username !== undefined
  const chosen = routes.filter(
    ({ name, signedIn = false, only = shop }) =>
      signedIn === isBuyer && only === shop && name.includes(requested),
  )
  const shopper = { request: context.request, origin, visitor }
  // The pages, without the question that stands above them once.
  await context.addCookies([{ name: 'consent', value: 'v1', url: origin }])
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
    await shoot(page, { name, url: origin + base + own, label })
  }
  await context.close()
}

const main = async () => {
  const origin = await startShop()
  mkdirSync(target, { recursive: true })
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  for (const visitor of visitors) {
    await shootAll(await browser.newContext({ reducedMotion: 'reduce' }), { origin, visitor })
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
