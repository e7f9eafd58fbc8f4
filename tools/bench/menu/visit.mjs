import { launchChromium } from '../../chromium.mjs'
import { categories, longestTaskTime } from './task-times.mjs'

/**
 * @typedef {object} Visit
 * @property {number} hydrated ms from the start of the navigation until the page is hydrated
 * @property {number} opened ms from the press on the first menu until its links are painted
 * @property {number} loadingTask ms of the longest task until the whole page was hydrated; 0 if none took over 50
 * @property {number} menuTask the same, while the menu opens
 */

/**
 * @typedef {object} TaskTimes processor time of the longest task in ms
 * @property {number} loading
 * @property {number} menu
 */

/** Runs in the page before its own scripts: records when it is hydrated, and its longest task. */
const watch = () => {
  const noted = { hydrated: 0, longestTask: 0 }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longestTask = Math.max(noted.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  document.addEventListener('shop:hydrated', () => (noted.hydrated = performance.now()))
}

/** Runs in the page: opens the first menu and waits until its links are painted. */
const openFirstMenu = async () => {
  const menu = document.querySelector('nav[data-menu] li > details')
  const head = menu?.querySelector('summary')
  if (!(menu instanceof HTMLDetailsElement) || !head) throw new Error('The page has no menu.')
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const start = performance.now()
  head.click()
  while (menu.querySelector('li li a') === null) await frame()
  // The frame with the links is painted before the second callback from here.
  await frame()
  await frame()
  return performance.now() - start
}

/** Moves the mouse, as a visitor does, until every island is hydrated. @param {import('@playwright/test').Page} page */
const hydrate = async (page) => {
  for (let x = 700; (await page.locator('[data-waiting]').count()) > 0; x += 1) {
    if (x > 900) throw new Error('An island is not hydrated.')
    await page.mouse.move(x, 600)
    await page.waitForTimeout(100)
  }
}

/** The longest task since the last time. @param {import('@playwright/test').Page} page */
const takeLongestTask = async (page) => {
  // Entries of long tasks come a moment later.
  await page.waitForTimeout(300)
  return await page.evaluate(() => {
    const noted = Reflect.get(window, 'noted')
    const { longestTask } = noted
    noted.longestTask = 0
    return longestTask
  })
}

/**
 * Opens the home page in a fresh browser context, hydrates it, and opens its first menu.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} slowdown of the processor
 * @returns {Promise<Visit>}
 */
const visit = async (browser, url, slowdown) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined)
  await hydrate(page)
  const loadingTask = await takeLongestTask(page)
  const opened = await page.evaluate(openFirstMenu)
  const menuTask = await takeLongestTask(page)
  const hydrated = await page.evaluate(() => Reflect.get(window, 'noted').hydrated)
  await context.close()
  return { hydrated, opened, loadingTask, menuTask }
}

/**
 * The same visit on a processor of full speed, with its tasks recorded.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<TaskTimes>}
 */
const record = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await browser.startTracing(page, { categories })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined)
  await hydrate(page)
  const loading = longestTaskTime(await browser.stopTracing())
  await browser.startTracing(page, { categories })
  await page.evaluate(openFirstMenu)
  const menu = longestTaskTime(await browser.stopTracing())
  await context.close()
  return { loading, menu }
}

/** A browser for visits; the caller stops it. */
export const startVisitor = async () => {
  const browser = await launchChromium()
  return {
    visit: (/** @type {string} */ url, /** @type {number} */ slowdown) => visit(browser, url, slowdown),
    record: (/** @type {string} */ url) => record(browser, url),
    stop: () => browser.close(),
  }
}
