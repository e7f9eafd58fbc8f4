import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/workspace.ts'
import { parts } from './frame-parts.mjs'
import { takePicture, toWebp } from './take-picture.mjs'
import { pictureName, writeReadme } from './write-readme.mjs'

const folder = join(root, 'docs/screens')
const widths = [390, 820, 1180, 1440]
const locations = [
  { locale: 'de-CH', base: '/de-CH', shop: 'Switzerland' },
  { locale: 'fr-CH', base: '/fr-CH', shop: 'Switzerland' },
  { locale: 'en-US', base: '', shop: 'Switzerland' },
  { locale: 'de', base: '/de-shop', shop: 'Germany' },
]
/** Maximum size of all pictures together. */
const ceiling = 3 * 1024 * 1024

/** Opens a page and hydrates all of its frame. @param {import('@playwright/test').Page} page @param {string} url */
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
 * A visitor who has closed the consent banner; a narrow window belongs to a phone or a tablet.
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

/** @param {import('@playwright/test').Browser} browser @param {{ origin: string, name: string }} options */
export const takeFrames = async (browser, { origin, name: requested }) => {
  mkdirSync(folder, { recursive: true })
  const chosen = parts.filter((part) => part.name.includes(requested))
  let size = 0
  for (const width of widths) {
    const context = await openContext(browser, { origin, width })
    const page = await context.newPage()
    for (const { name, open } of chosen) {
      for (const { locale, base } of locations) {
        await openPage(page, `${origin}${base}/`)
        const picture = await toWebp(page, await takePicture(page, await open(page)))
        writeFileSync(join(folder, pictureName(name, { locale, width })), picture)
        size += picture.length
      }
    }
    await context.close()
    console.log(`${width} px: ${chosen.length * locations.length} pictures`)
  }
  await writeReadme(folder, { parts, locations, widths })
  console.log(`${(size / 1024).toFixed(0)} KiB`)
  if (size > ceiling) throw new Error(`The pictures are larger than ${ceiling / 1024} KiB.`)
}
