import type { Page } from '@playwright/test'
import { findViolations, findLowContrast } from './harness/accessibility'
import { waitForHydration } from './harness/hydration'
import { readShifts, watchShifts } from './harness/layout-shift'
import { findUnreadable, sidewaysScroll, spaceText } from './harness/legibility'
import { endTransitions, readMovements, waitForStillness, watchMovements } from './harness/motion'
import { guardPage } from './harness/page-guard'
import { watchRequests } from './harness/quiet'
import { openShellState, shellStates, shellStatesAt } from './harness/shell-states'
import type { ShellSize, ShellState } from './harness/shell-states'
import { germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { findCovered, findSmallTargets } from './harness/targets'
import { expect, test } from './harness/visitors'
import { signIn } from './harness/visitor'
import { box } from './route-table'

const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<ShellSize, object>
const bothSizes = ['desk', 'phone'] as const

/** Header and footer with everything that opens from them, and what covers the page. */
const shell = '#root > :not(main), dialog[open]'

/** The shops take turns where both have the state. */
function siteOf({ shop }: ShellState, turn: number): Site {
  if (shop !== undefined) return shop === 'CH' ? swissSite : germanSite
  return turn % 2 === 0 ? swissSite : germanSite
}

/** 400 % zoom of a window 1280 px wide [WCAG 1.4.10]. */
const zoomed = { width: 320, height: 256 }

for (const size of bothSizes) {
  test.describe(`at ${sizes[size].width} px`, () => {
    shellStatesAt(size).forEach((state, turn) => {
      const site = siteOf(state, turn + (size === 'desk' ? 0 : 1))
      test(`${state.name} stands up to axe, fingers, wide spacing, zoom and less motion (${site.name})`, async ({
        visitors,
      }) => {
        const { part = shell, history = 'nothing' } = state
        const { page } = await visitors.open(history, site)
        // With reduced motion the states are the same: checks as well that nothing moves.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(sizes[size])
        await watchMovements(page)
        const guard = guardPage(page)
        await openShellState(page, state, { site, size })
        expect.soft(await readMovements(page), 'movements').toEqual([])
        expect.soft(await findViolations(page, { within: part }), 'light').toEqual([])
        // Colours do not depend on the width.
        if (size === 'desk' || state.only === 'phone') await expectContrastInTheDark(page, part)
        const least = size === 'desk' ? 24 : 44
        expect.soft(await findSmallTargets(page, { within: part, least }), 'small targets').toEqual([])
        await expectReadable(page, part, 'as it is')
        if (size === 'phone') await expectZoomable(page, part)
        await page.setViewportSize(sizes[size])
        await spaceText(page)
        await expectReadable(page, part, 'with wide spacing')
        guard.stop()
        expect(guard.complaints()).toEqual([])
      })
    })
  })
}

async function expectContrastInTheDark(page: Page, within: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await endTransitions(page)
  expect.soft(await findLowContrast(page, { within }), 'dark').toEqual([])
}

async function expectZoomable(page: Page, within: string): Promise<void> {
  await page.setViewportSize(zoomed)
  // Scripts react to the width of the window in the next frame.
  await waitForStillness(page)
  await expectReadable(page, within, 'at 400 % zoom')
  expect.soft(await findCovered(page, within), 'covered at 400 % zoom').toEqual([])
}

/** No sideways scrolling of the page, and all texts of these elements can be read. */
async function expectReadable(page: Page, within: string, when: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `sideways scrolling ${when}`).toBeLessThanOrEqual(0)
  expect.soft(await findUnreadable(page, within), `unreadable ${when}`).toEqual([])
}

test('motion is there for those who did not ask for less', async ({ page }) => {
  await watchMovements(page)
  const state = shellStates.find(({ name }) => name === 'good news')
  if (state === undefined) throw new Error('no such state')
  await openShellState(page, state, { site: swissSite, size: 'desk' })
  expect(await readMovements(page)).not.toEqual([])
})

/** An account that the German shop's business buyer manages; Swiss buyers manage none. */
const branch = '001CN0000000005YAA'
const category = (site: Site) => `/category/detail/0ZG${site.shop}0000000003AAA`
const cold = [
  ['home', () => '/'],
  ['category', category],
  ['product', box.path],
] as const

/** Who comes at which width. A buyer for a branch, which the German shop alone has, sees all that a buyer sees. */
const coldVisits = [
  { visitor: 'guest', size: 'desk', site: swissSite },
  { visitor: 'guest', size: 'phone', site: germanSite },
  { visitor: 'buyer', size: 'desk', site: swissSite },
  { visitor: 'buyer for a branch', size: 'phone', site: germanSite },
] as const

/** Fonts and scripts arrive late, as on a slow connection. Intercepted requests are not served from the cache. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\.(?:woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250))
    await route.continue()
  })
}

/** Loads a page for the first time, and waits until it is complete, including the consent bar. */
async function loadCold(page: Page, path: string): Promise<void> {
  const waitForQuiet = watchRequests(page)
  await slowDown(page)
  await page.goto(path)
  await waitForHydration(page)
  await waitForQuiet()
  await waitForHydration(page)
  await expect(page.locator('[data-consent-bar]')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

test.describe('nothing shifts on a cold load', () => {
  for (const { visitor, size, site } of coldVisits) {
    test(`for a ${visitor} at ${sizes[size].width} px (${site.name})`, async ({
      page,
      context,
      tabs,
      shop,
    }) => {
      test.slow()
      await watchShifts(page)
      await page.setViewportSize(sizes[size])
      for (const [name, path] of cold) {
        await context.clearCookies()
        if (visitor !== 'guest') await signIn(context.request, site)
        if (visitor === 'buyer for a branch') {
          await context.addCookies([{ name: 'acting_for_DE', value: branch, url: shop.origin }])
        }
        await loadCold(page, site.base + path(site))
        expect.soft(await readShifts(page), name).toEqual({ sum: '0.00', moved: [] })
        await tabs.clean(context)
      }
    })
  }
})
