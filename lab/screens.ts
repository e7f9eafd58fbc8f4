// Takes screenshots of the built shop into .screens: `node lab/screens.ts [part of a name]` of every page of the storefront's
// e2e/route-table.ts at three widths, in both shops and in French; with --frame of header, menus, panels and footer in
// all languages.
import { parseArgs } from 'node:util'
import { waitForHydration } from '../packages/storefront/e2e/harness/hydration.ts'
import { frenchSite, germanSite, sites, swissSite } from '../packages/storefront/e2e/harness/sites.ts'
import { furtherRoutes, isIn, isTemplate, pathOf, routes } from '../packages/storefront/e2e/route-table.ts'
import { launchChromium } from '../tools/chromium.ts'
import { importSource } from '../tools/import-source.ts'
import { raisedLimits, startShop } from '../tools/servers.ts'
import { parts } from './screens/frame-parts.ts'
import { takePicture } from './screens/take-picture.ts'
import type { Page } from '@playwright/test'
import type { Site } from '../packages/storefront/e2e/harness/sites.ts'
import type * as Harness from '../packages/storefront/e2e/harness/visitors.ts'
import type { Route } from '../packages/storefront/e2e/route-table.ts'

const { prepare } = (await importSource('packages/storefront/e2e/harness/visitors.ts')) as typeof Harness

const { values, positionals } = parseArgs({ allowPositionals: true, options: { frame: { type: 'boolean' } } })
const [requested = ''] = positionals
const shop = await startShop({ settings: raisedLimits })
const browser = await launchChromium()

/** A visitor who has answered the consent bar; a narrow window belongs to a phone or a tablet. */
const openContext = async (width: number) => {
  const isTouch = width < 1024
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width, height: width === 390 ? 844 : 900 },
    isMobile: isTouch,
    hasTouch: isTouch,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Zurich',
  })
  await context.addCookies([{ name: 'consent', value: 'v1', url: shop.origin }])
  return context
}

const openPage = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForHydration(page)
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** In French each template once: the others differ in their texts only. */
const routesIn = (site: Site): readonly Route[] =>
  [...routes, ...furtherRoutes].filter(
    (route) =>
      isIn(site, route) && (site !== frenchSite || isTemplate(route)) && route.name.includes(requested),
  )

const takePages = async (width: number) => {
  for (const site of [swissSite, frenchSite, germanSite]) {
    for (const [history, own] of Map.groupBy(routesIn(site), ({ history = 'nothing' }) => history)) {
      const context = await openContext(width)
      const records = await prepare[history](context, site)
      const page = await context.newPage()
      for (const route of own) {
        await openPage(page, pathOf(route, site, records))
        await takePicture(page, [route.name, site.name, width], 'page')
      }
      await context.close()
    }
  }
}

const takeFrame = async (width: number) => {
  const context = await openContext(width)
  const page = await context.newPage()
  for (const { name, open } of parts.filter((part) => part.name.includes(requested))) {
    for (const site of sites) {
      await openPage(page, `${site.base}/`)
      await takePicture(page, [name, site.name, width], await open(page))
    }
  }
  await context.close()
}

try {
  if (values.frame) for (const width of [390, 820, 1180, 1440]) await takeFrame(width)
  else for (const width of [390, 820, 1440]) await takePages(width)
} finally {
  await browser.close()
  await shop.stop()
}
