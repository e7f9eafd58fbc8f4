import type { Locator, Page } from '@playwright/test'
import { describe, exceeds } from '../../../../tools/page-weight/ceilings'
import type { CeilingName } from '../../../../tools/page-weight/ceilings'
import { openBuild } from '../../../../tools/page-weight/build-files'
import { watchRequests } from './quiet'
import { usualBuild } from './shop-server'
import { expect, test } from './test'

export const build = openBuild(usualBuild)

const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js')
const isStyle = (path: string) => path.endsWith('.css')

/** How long a browser itself waits before it calls a network idle. */
const calmMs = 500

/** Everything that a page fetches from now on, and which scripts ran. */
export async function watchFiles(page: Page) {
  const paths: string[] = []
  page.on('response', (response) => void paths.push(new URL(response.url()).pathname))
  const settle = watchRequests(page)
  const profiler = await page.context().newCDPSession(page)
  await profiler.send('Profiler.enable')
  await profiler.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  const unique = (isCounted: (path: string) => boolean) => [...new Set(paths)].filter(isCounted)
  return {
    /** Waits until nothing is fetched or computed any more, not after a pause either: a script may fetch others. */
    async settle() {
      for (let seen = -1; seen !== paths.length;) {
        seen = paths.length
        await settle()
        await page.waitForTimeout(calmMs)
      }
    },
    scripts: () => unique(isScript),
    styles: () => unique(isStyle),
    requests: () => [...paths],
    /** A request is no run: files that are fetched ahead wait for the first sign. */
    async ran(): Promise<ReadonlySet<string>> {
      const { result } = await profiler.send('Profiler.takePreciseCoverage')
      const ran = result.filter(({ functions }) =>
        functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
      )
      return new Set(ran.map(({ url }) => URL.parse(url)?.pathname ?? ''))
    },
  }
}

/** Fails if the files weigh more than they may; the report of the run has the figure. */
export function expectWeight(ceiling: CeilingName, paths: readonly string[], where: string): void {
  const weight = ceiling === 'listRequests' ? { bytes: 0, files: paths.length } : build.weigh(paths)
  const figure = { ceiling, where, ...weight }
  test.info().annotations.push({ type: 'weight', description: describe(figure) })
  expect.soft(exceeds(figure), describe(figure)).toBe(false)
}

const open = async (details: Locator) => {
  await details.locator('> summary').click()
  await details.locator('> :not(summary)').first().waitFor()
}

/** The product's own form; a refused addition shows a notification without a way to the cart. */
export async function addToCart(page: Page): Promise<void> {
  await page.locator('main form[action*="/product/"] button:not([type="button"])').first().click()
  await page
    .locator('[data-notification] a:is([href*="/cart/"], [href*="/anonymous-cart"])')
    .first()
    .waitFor()
}

/** What visitors do first in header and footer; each waits until its effect can be seen. */
export const actions: readonly ((page: Page) => Promise<void>)[] = [
  (page) => open(page.locator('header nav[data-menu] details').first()),
  (page) => open(page.locator('header [data-box-finder]')),
  (page) => open(page.locator('header [data-region-selector]')),
  async (page) => {
    await page.locator('#search-term').fill('300 200')
    await page.locator('[role="listbox"] [role="option"][href*="/product/"]').first().waitFor()
  },
  async (page) => {
    await page.locator('footer button[aria-haspopup="dialog"]').click()
    await page.locator('footer dialog[open] li a').first().waitFor()
  },
]

/** Where this takes 300 ms, which a long page on a busy machine does, the link is followed instead. */
export async function openConsent(page: Page): Promise<void> {
  await page.locator('footer a[data-replay][href$="/service/cookies"]').click()
  await page.locator('body > dialog[open] form').waitFor()
}
