/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./relay.mjs').Relay} Relay */

/** How long a page may take to become quiet, and a browser to do anything else. */
export const limitMs = 30_000

const consent = { name: 'consent', value: 'v1' }

/**
 * A new profile; all but a new guest have answered the consent banner.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, who: import('./pages.mjs').Who }} visitor
 */
export const openContext = async (browser, { origin, who }) => {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Zurich',
  })
  context.setDefaultTimeout(limitMs)
  if (who !== 'new guest') await context.addCookies([{ ...consent, url: origin }])
  return context
}

/**
 * Runs `work` with a page of a fresh profile. A page whose scripts throw is not weighed: it may lack what they fetch.
 * @template Result
 * @param {import('@playwright/test').BrowserContext} context
 * @param {(page: Page) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const withPage = async (context, work) => {
  const page = await context.newPage()
  /** @type {Error[]} */
  const errors = []
  page.on('pageerror', (error) => errors.push(error))
  const result = await work(page)
  if (errors.length > 0) throw new Error(`${page.url()} throws: ${errors.map(String).join(', ')}`)
  return result
}

/** Resolves when the page's processor has nothing to do. @param {Page} page */
const waitUntilIdle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))))

/** A page that takes longer to report idle is waiting for a processor, and so is its network. */
const promptMs = 150
const calmRounds = 2

/**
 * Waits until nothing is fetched or computed any more, twice: there may be a pause between a script and what it fetches.
 * Work in idle time counts too. On a slow machine it is enough that nothing is fetched.
 * @param {Page} page
 * @param {Relay} relay
 */
export const settle = async (page, relay) => {
  const deadline = performance.now() + limitMs
  let calm = 0
  while (calm < calmRounds && performance.now() < deadline) {
    await relay.waitUntilQuiet(deadline)
    const before = { activity: relay.activity(), moment: performance.now() }
    await waitUntilIdle(page)
    const isPrompt = performance.now() - before.moment < promptMs
    await relay.pause()
    calm = isPrompt && relay.activity() === before.activity ? calm + 1 : 0
  }
}

/** @param {Page} page */
const waitUntilHydrated = (page) => page.locator('html[data-hydrated]').waitFor()

/**
 * Opens a page without any sign of a visitor.
 * @param {Page} page
 * @param {{ url: string, status?: number | undefined, startsAtOnce?: boolean | undefined }} target
 */
export const openPage = async (page, { url, status = 200, startsAtOnce = false }) => {
  const response = await page.goto(url)
  if (response?.status() !== status) throw new Error(`${url}: ${response?.status()} instead of ${status}`)
  if (startsAtOnce) await waitUntilHydrated(page)
}

/** Gives the first sign, and waits until the page is hydrated. @param {Page} page */
export const giveSign = async (page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await waitUntilHydrated(page)
}

/** Makes the browser one of a visitor who saves data. @param {Page} page */
export const saveData = async (page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/**
 * Records from the next page on which scripts ran.
 * @param {Page} page
 * @returns {Promise<() => Promise<Set<string>>>} reads their paths
 */
export const recordRuns = async (page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const ran = result.filter(({ functions }) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    )
    return new Set(ran.map(({ url }) => URL.parse(url)?.pathname ?? ''))
  }
}
