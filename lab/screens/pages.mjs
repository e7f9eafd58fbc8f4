import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fillCart, placeOrder, signIn } from '../shopping.mjs'
import { root } from '../../tools/workspace.ts'
import { lines, routes, visitors } from './routes.mjs'

const widths = [390, 820, 1440]
const target = join(root, '.screens')

/**
 * Fills or empties the guest cart of a page's browser.
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
 * All routes that this visitor can see.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ origin: string, name: string, visitor: import('./routes.mjs').Visitor }} options
 */
const shootAll = async (context, { origin, name: part, visitor }) => {
  const { base, label, shop, username } = visitor
  const isBuyer = username !== undefined
  const chosen = routes.filter(
    ({ name, signedIn = false, only = shop }) => signedIn === isBuyer && only === shop && name.includes(part),
  )
  const shopper = { request: context.request, origin, visitor }
  // Without the consent banner.
  await context.addCookies([{ name: 'consent', value: 'v1', url: origin }])
  if (isBuyer) await signIn(shopper)
  const order = chosen.some(({ path }) => path.includes(':order')) ? await placeOrder(shopper) : ''
  const needsCart = chosen.some(({ path, filled }) => filled && path !== '/anonymous-cart')
  const cartId = needsCart ? await fillCart(shopper) : ''
  const page = await context.newPage()
  await page.goto(`${origin}${base}/service/terms`)
  for (const { name, path, filled = false } of chosen) {
    if (!isBuyer) await setGuestCart(page, filled)
    const own = path.replace(':shop', shop).replace(':cartId', cartId).replace(':order', order)
    await shoot(page, { name, url: origin + base + own, label })
  }
  await context.close()
}

/** @param {import('@playwright/test').Browser} browser @param {{ origin: string, name: string }} options */
export const takePages = async (browser, options) => {
  mkdirSync(target, { recursive: true })
  for (const visitor of visitors) {
    await shootAll(await browser.newContext({ reducedMotion: 'reduce' }), { ...options, visitor })
  }
}
