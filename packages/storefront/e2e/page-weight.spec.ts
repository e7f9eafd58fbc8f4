import type { Page } from '@playwright/test'
import { withImports } from '../../../tools/page-weight/build-files'
import { readDocument } from '../../../tools/page-weight/read-document'
import { buyers, password } from './harness/buyers'
import { waitForHydration } from './harness/hydration'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/test'
import { prepare, prepareBuyer } from './harness/visitors'
import { actions, addToCart, build, expectWeight, openConsent, watchFiles } from './harness/weighed-page'
import { furtherRoutes, pathOf, routes } from './route-table'
import type { Route } from './route-table'

// tools/page-weight.ts weighs all pages by their HTML. A sample shows that a browser fetches just that, and weighs what
// no HTML tells: what runs, and what is fetched later.

const ofGuests = ['home', 'list', 'search results', 'product', 'guest cart', 'login']
/** A list weighs the same as search results. */
const ofBuyers = ['home', 'search results', 'product', 'cart', 'checkout']

const all = [...routes, ...furtherRoutes]
const weighed = [
  ...all.filter(({ name }) => ofGuests.includes(name)),
  ...all
    .filter(({ name }) => ofBuyers.includes(name))
    .map(({ history = 'cart', ...route }): Route => ({
      ...route,
      history,
      name: `${route.name} of a buyer`,
    })),
]

const isOfBuyer = ({ history }: Route) => history === 'cart' || history === 'order'

/** A buyer's session and carts, and the products of a guest's cart, need code that is loaded for them. */
const loadsMore = (route: Route) => isOfBuyer(route) || route.kind === 'guest-cart'

/** The document names just the files that the browser fetches, or tools/page-weight.ts weighs something else. */
function expectNamed(route: Route, html: string, files: Awaited<ReturnType<typeof watchFiles>>): void {
  const { early, app, styles } = readDocument(html)
  const named = { scripts: [...early, ...withImports(build.manifest, app)], styles }
  for (const kind of ['scripts', 'styles'] as const) {
    const fetched = files[kind]()
    const unnamed = fetched.filter((path) => !named[kind].includes(path))
    if (!loadsMore(route)) expect.soft(unnamed, `${kind} fetched, but not named by the document`).toEqual([])
    const missing = named[kind].filter((path) => !fetched.includes(path))
    expect.soft(missing, `${kind} named by the document, but not fetched`).toEqual([])
  }
}

/** From its cache the browser takes a file as often as it likes. */
async function expectFetchedOnce(page: Page): Promise<void> {
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
  const repeated = fetched.filter((path, index) => fetched.indexOf(path) !== index)
  expect.soft(repeated, 'fetched more than once').toEqual([])
}

for (const route of weighed) {
  test(`${route.name} fetches what its HTML names, and weighs no more than it may`, async ({ page }) => {
    const { name, history = 'nothing', kind } = route
    const path = pathOf(route, swissSite, await prepare[history](page.context(), swissSite))
    const files = await watchFiles(page)
    const html = (await (await page.goto(path))?.text()) ?? ''
    const { startsAtOnce } = readDocument(html)
    await files.settle()
    if (!startsAtOnce) {
      const ran = await files.ran()
      const isRun = (script: string) => ran.has(script)
      expectWeight('beforeSign', files.scripts().filter(isRun), name)
      expectWeight(
        'ahead',
        files.scripts().filter((script) => !isRun(script)),
        name,
      )
      if (route.name.startsWith('list')) expectWeight('listRequests', files.requests(), name)
    }
    await waitForHydration(page)
    await files.settle()
    expectNamed(route, html, files)
    await expectFetchedOnce(page)
    const afterSign = isOfBuyer(route) ? 'afterSignOfBuyer' : 'afterSign'
    expectWeight(startsAtOnce ? 'startsAtOnce' : afterSign, files.scripts(), name)
    expectWeight('styles', files.styles(), name)
    if (name === 'home') {
      const calls = files.requests().filter((request) => /\/(?:services|lwr|webruntime)\//.test(request))
      expect.soft(calls, 'calls of the platform').toEqual([])
    }
    // The checkout has neither header nor footer of the shop.
    if (kind === 'checkout') return
    const own = { product: [addToCart], home: [openConsent] }[String(kind)] ?? []
    for (const act of [...actions, ...own]) {
      await act(page)
      await files.settle()
      await page.keyboard.press('Escape')
    }
    expectWeight('afterActions', files.scripts(), name)
  })
}

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const files = await watchFiles(page)
  await page.goto(`${swissSite.base}/`)
  await files.settle()
  const ran = await files.ran()
  expect(files.scripts().filter((path) => !ran.has(path))).toEqual([])
})

/** Clicks something and waits for the next page. */
async function go(page: Page, press: string, { to, until }: { to: RegExp; until: string }): Promise<void> {
  await page.locator(press).last().click()
  await page.waitForURL(to)
  await page.locator(until).first().waitFor()
}

const toCheckout = 'main form[action*="/checkout"] button'
const checkout = { to: /\/checkout/, until: 'main input[type="radio"]' }
const orderable = 'main table tr:has(form) a[href*="/product/"]'

/** Signs in with the form, which takes the guest's cart along to the checkout. */
async function signInByForm(page: Page): Promise<void> {
  await go(page, 'main a[href*="/login"]', { to: /\/login/, until: 'main input[type="password"]' })
  await page.locator('main input[type="email"]').fill(buyers.CH.business.username)
  await page.locator('main input[type="password"]').fill(password)
  await go(page, 'main form button', checkout)
  await waitForHydration(page)
}

for (const who of ['guest', 'buyer'] as const) {
  test(`a whole visit of a ${who} weighs no more than it may`, async ({ page }) => {
    if (who === 'buyer') await prepareBuyer.cart(page.request, swissSite)
    const files = await watchFiles(page)
    await page.goto(`${swissSite.base}/`)
    await waitForHydration(page)
    const steps = [
      () => go(page, 'main a[href$="/category/kartonschachteln"]', { to: /\/category\//, until: orderable }),
      () => go(page, orderable, { to: /\/product\//, until: 'main form[action*="/product/"]' }),
      () => addToCart(page),
      () =>
        go(page, 'header a:is([href*="/cart/"], [href*="/anonymous-cart"])', {
          to: /cart/,
          until: `main a[href*="/login"], ${toCheckout}`,
        }),
      () => (who === 'guest' ? signInByForm(page) : go(page, toCheckout, checkout)),
    ]
    for (const step of steps) {
      await step()
      await files.settle()
    }
    expectWeight('visit', files.scripts(), who)
  })
}
