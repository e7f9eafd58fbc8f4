import type { Page } from '@playwright/test'
import { findViolations, findCloseTargets } from './harness/accessibility'
import { waitForHydration } from './harness/hydration'
import { sidewaysScroll } from './harness/legibility'
import { guardPage } from './harness/page-guard'
import { quick } from './harness/quick'
import { expectSafeResponse } from './harness/safe-response'
import { frenchSite, germanSite, shops, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, test } from './harness/visitors'
import { audienceOf, isIn, isTemplate, pathOf, routes } from './route-table'
import type { Route } from './route-table'

const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

/** Markup differs by width, texts by shop: axe checks each page at both widths, one in each shop. */
const barriersAt = new Map<Site, (typeof sizes)[keyof typeof sizes]>([
  [swissSite, sizes.desk],
  [germanSite, sizes.phone],
])

/** 400 % zoom of a usual window. */
const narrowest = { width: 320, height: 640 }

/** Header and footer, the same on every page: the home page is looked at with them, and shell-quality.spec.ts opens all of it. */
const frame = '#root > :not(main)'

/** Nothing is wider than the window. */
async function expectFit(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size)
  const what = `sideways at ${size.width} px: ${new URL(page.url()).pathname}`
  expect.soft(await sidewaysScroll(page), what).toBeLessThanOrEqual(0)
}

/** Nothing is wider than the window, and axe finds nothing. */
async function expectReachable(page: Page, site: Site, { kind }: Route): Promise<void> {
  const without = kind === 'home' ? [] : [frame]
  for (const size of [sizes.desk, sizes.phone]) {
    await expectFit(page, size)
    if (barriersAt.get(site) === size)
      expect.soft(await findViolations(page, { without }), 'barriers').toEqual([])
  }
  await expectFit(page, narrowest)
  expect.soft(await findCloseTargets(page, { without }), 'close targets at 320 px').toEqual([])
}

/** Of all that can be seen or heard. */
const firstHeading = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].find((heading) =>
        heading.checkVisibility(),
      )?.tagName,
  )

const visits = shops.flatMap((site) =>
  routes.filter((route) => isIn(site, route)).map((route) => ({ site, route, ...visitorOf(site, route) })),
)

/** The visitor of a tab, by what was done before in a shop. */
function visitorOf({ shop }: Site, { history = 'nothing' }: Route) {
  return { history, who: `in the ${shop === 'CH' ? 'Swiss' : 'German'} shop, after: ${history},` }
}

for (const [who, pages] of Map.groupBy(visits, ({ who }) => who)) {
  test.describe(who, () => {
    // One worker after the other page by page, so that each visitor has to be prepared once.
    test.describe.configure({ mode: 'default' })
    for (const { site, route, history } of pages) {
      test(
        `${route.name} is safe, comes to life as the server sent it, and has no barriers (${site.name})`,
        quick(site === swissSite),
        async ({ visitors }) => {
          const { page, ...visitor } = await visitors.open(history, site)
          const guard = guardPage(page)
          const path = pathOf(route, site, visitor)
          const { status = 200 } = route
          if (status !== 200) guard.expectFailure({ url: path, status })
          const response = await page.goto(path)
          await expectSafeResponse(response, { status, audience: audienceOf(route) })
          await waitForHydration(page)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          expect(await firstHeading(page), 'the first heading').toBe('H1')
          await expectReachable(page, site, route)
          guard.stop()
          expect(guard.complaints()).toEqual([])
        },
      )
    }

    const templates = pages.filter(({ site, route }) => site === swissSite && isTemplate(route))
    const [first] = templates
    if (first === undefined) return
    // English words are never the longest (src/i18n/written-texts.test.ts), French ones are.
    test('in French each template comes to life as the server sent it, and is no wider than the window', async ({
      visitors,
    }) => {
      const { page, ...visitor } = await visitors.open(first.history, frenchSite)
      const guard = guardPage(page)
      for (const { route } of templates) {
        const path = pathOf(route, frenchSite, visitor)
        const { status = 200 } = route
        if (status !== 200) guard.expectFailure({ url: path, status })
        await page.goto(path)
        await waitForHydration(page)
        for (const size of [sizes.desk, sizes.phone]) await expectFit(page, size)
      }
      guard.stop()
      expect(guard.complaints()).toEqual([])
    })
  })
}
