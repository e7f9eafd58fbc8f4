// Takes pictures of header, menus, panels and footer for docs/screens, in both shops and all languages, and writes
// the page that shows them: `node tools/docs-screens.mjs [part of a part's name]`. Needs a built shop.
import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts } from './docs-screens/parts.mjs'
import { takePicture, toWebp } from './docs-screens/take-picture.mjs'
import { pictureName, writeReadme } from './docs-screens/write-readme.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { startShop } from './screens/start-shop.mjs'
import { root } from './workspace.mjs'

const folder = join(root, 'docs/screens')
const widths = [390, 820, 1180, 1440]
const locations = [
  { locale: 'de-CH', base: '/de-CH', shop: 'Switzerland' },
  { locale: 'fr-CH', base: '/fr-CH', shop: 'Switzerland' },
  { locale: 'en-US', base: '', shop: 'Switzerland' },
  { locale: 'de', base: '/de-shop', shop: 'Germany' },
]
const requested = process.argv[2] ?? ''
/** All pictures together may not be larger. */
const ceiling = 3 * 1024 * 1024

/** Opens a page and wakes all of its frame. @param {import('@playwright/test').Page} page @param {string} url */
const openPage = async (page, url) => {
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor()
  await page.mouse.move(0, 1)
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/**
 * A visitor who has answered the consent banner; one with a narrow window has a phone or a tablet.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, width: number }} visitor
 */
const openContext = async (browser, { origin, width }) => {
  const isTouch = width < 1024
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    isMobile: isTouch,
    hasTouch: isTouch,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Zurich',
  })
  await context.addCookies([{ name: 'consent', value: 'v1', url: origin }])
  return context
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin */
const takeAll = async (browser, origin) => {
  const chosen = parts.filter((part) => part.name.includes(requested))
  let sum = 0
  for (const width of widths) {
    const context = await openContext(browser, { origin, width })
    const page = await context.newPage()
    for (const { name, open } of chosen) {
      for (const { locale, base } of locations) {
        await openPage(page, `${origin}${base}/`)
        const picture = await toWebp(page, await takePicture(page, await open(page)))
        writeFileSync(join(folder, pictureName(name, { locale, width })), picture)
        sum += picture.length
      }
    }
    await context.close()
    console.log(`${width} px: ${chosen.length * locations.length} pictures`)
  }
  return sum
}

const main = async () => {
  const origin = await startShop()
  mkdirSync(folder, { recursive: true })
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  const sum = await takeAll(browser, origin)
  await browser.close()
  await writeReadme(folder, { parts, locations, widths })
  console.log(`${(sum / 1024).toFixed(0)} KiB`)
  if (sum > ceiling) throw new Error(`The pictures are larger than ${ceiling / 1024} KiB.`)
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
