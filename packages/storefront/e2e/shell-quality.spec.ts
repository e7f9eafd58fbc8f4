import type { Page } from '@playwright/test'
import { findBarriers, findLowContrast } from './harness/accessibility'
import { waitForHydration, wakeParts } from './harness/hydration'
import { readShifts, watchShifts } from './harness/layout-shift'
import { findUnreadable, sidewaysScroll, spaceText } from './harness/legibility'
import { endTransitions, readMovements, watchMovements } from './harness/motion'
import { openShellState, shellStatesAt } from './harness/shell-states'
import type { ShellSize, ShellState } from './harness/shell-states'
import { germanSite, shops, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { findCovered, findSmallTargets } from './harness/targets'
import { expect, test } from './harness/test'
import { signIn } from './harness/visitor'
import { box } from './route-table'

const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<ShellSize, object>
const bothSizes = ['desk', 'phone'] as const

/** Header and footer with all that opens from them, and what lies over the page. */
const shell = '#root > :not(main), dialog[open]'

/** The shops take turns where both have the state. */
function siteOf({ shop }: ShellState, turn: number): Site {
  if (shop !== undefined) return shop === 'CH' ? swissSite : germanSite
  return turn % 2 === 0 ? swissSite : germanSite
}

for (const size of bothSizes) {
  test.describe(`at ${sizes[size].width} px`, () => {
    test.use({ viewport: sizes[size] })

    shellStatesAt(size).forEach((state, turn) => {
      const site = siteOf(state, turn + (size === 'desk' ? 0 : 1))
      test(`${state.name} stands up to axe, to fingers and to wide spacing (${site.name})`, async ({
        page,
      }) => {
        await openShellState(page, state, { site, size })
        expect.soft(await findBarriers(page), 'light').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        await endTransitions(page)
        expect.soft(await findLowContrast(page), 'dark').toEqual([])
        const { part = shell } = state
        const least = size === 'desk' ? 24 : 44
        expect.soft(await findSmallTargets(page, { within: part, least }), 'small targets').toEqual([])
        await expectReadable(page, part, 'as it is')
        await spaceText(page)
        await expectReadable(page, part, 'with wide spacing')
      })
    })
  })
}

/** No sideways scrolling of the page, and all texts of these elements can be read. */
async function expectReadable(page: Page, within: string, when: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `sideways scrolling ${when}`).toBeLessThanOrEqual(0)
  expect.soft(await findUnreadable(page, within), `unreadable ${when}`).toEqual([])
}

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  shellStatesAt('phone').forEach((state, turn) => {
    const site = siteOf(state, turn)
    test(`${state.name} can be read and reached (${site.name})`, async ({ page }) => {
      const { part = shell } = state
      await openShellState(page, state, { site, size: 'phone' })
      await expectReadable(page, part, 'as it is')
      expect.soft(await findCovered(page, part), 'covered').toEqual([])
    })
  })
})

test.describe('motion', () => {
  const opened = (size: ShellSize) => shellStatesAt(size).filter(({ open }) => open !== undefined)

  for (const size of bothSizes) {
    test(`is left out at ${sizes[size].width} px for those who do not want it`, async ({ browser, shop }) => {
      test.slow()
      for (const state of opened(size)) {
        const page = await browser.newPage({
          ...{ baseURL: shop.origin, viewport: sizes[size], reducedMotion: 'reduce' },
        })
        await watchMovements(page)
        await openShellState(page, state, { site: siteOf(state, 0), size })
        expect.soft(await readMovements(page), state.name).toEqual([])
        await page.close()
      }
    })
  }

  test('is there for everybody else', async ({ page }) => {
    await watchMovements(page)
    const [state] = opened('desk').filter(({ name }) => name === 'good news')
    if (state !== undefined) await openShellState(page, state, { site: swissSite, size: 'desk' })
    expect(await readMovements(page)).not.toEqual([])
  })
})

/** A branch that the German shop's business buyer manages; Swiss buyers manage none. */
const branch = '001CN0000000005YAA'
const category = (site: Site) => `/category/detail/0ZG${site.shop}0000000003AAA`
const cold = [
  ['home', () => '/'],
  ['category', category],
  ['product', box.path],
] as const

const visitorsOf = ({ shop }: Site) =>
  shop === 'CH' ? (['guest', 'buyer'] as const) : (['guest', 'buyer', 'buyer for a branch'] as const)

/** Fonts and scripts come late, as they do on a slow line. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\.(?:woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250))
    await route.continue()
  })
}

/** Loads a page that nobody has seen before, and waits until all of it is there, the consent banner last. */
async function loadCold(page: Page, path: string): Promise<void> {
  await watchShifts(page)
  await slowDown(page)
  await page.goto(path)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await wakeParts(page)
  await expect(page.locator('section[aria-labelledby="consent-heading"]')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

test.describe('nothing moves by itself on a cold load', () => {
  for (const site of shops) {
    for (const visitor of visitorsOf(site)) {
      test(`for a ${visitor} (${site.name})`, async ({ browser, shop }) => {
        test.slow()
        for (const [name, path] of cold) {
          for (const size of bothSizes) {
            const storageState = { cookies: [], origins: [] }
            const options = { baseURL: shop.origin, viewport: sizes[size], storageState }
            const context = await browser.newContext(options)
            if (visitor !== 'guest') await signIn(context.request, site)
            if (visitor === 'buyer for a branch') {
              await context.addCookies([{ name: 'acting_for_DE', value: branch, url: shop.origin }])
            }
            const page = await context.newPage()
            await loadCold(page, site.base + path(site))
            const where = `${name} at ${sizes[size].width} px`
            expect.soft(await readShifts(page), where).toEqual({ sum: '0.00', moved: [] })
            await context.close()
          }
        }
      })
    }
  }
})
