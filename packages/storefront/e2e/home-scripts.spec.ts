import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { waitForHydration } from './harness/hydration'
import { watchRequests } from './harness/quiet'
import { sites } from './harness/sites'
import { expect, test } from './harness/test'

/** Limit for all scripts that the home page fetches without an interaction, in bytes after gzip -9. */
const ceiling = 155 * 1024

/** A name in the code that sends calls, whatever the name of its file. */
const sendsCalls = (code: string): boolean => code.includes('takesAnySuccess')

interface Fetched {
  /** Compressed bytes of each script, by its path. */
  readonly scripts: ReadonlyMap<string, number>
  /** Paths of scripts that send calls to the platform. */
  readonly senders: readonly string[]
  /** Paths of calls to the platform. */
  readonly calls: readonly string[]
}

/** Opens the page and returns what it fetched without an interaction until it was hydrated and idle. */
async function fetchedBy(page: Page, path: string): Promise<Fetched> {
  const waitForQuiet = watchRequests(page)
  const scripts: Promise<readonly [string, number]>[] = []
  const calls: string[] = []
  const senders: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\/(services|lwr|webruntime)\//.test(pathname)) calls.push(pathname)
    if (response.request().resourceType() !== 'script' && !pathname.endsWith('.js')) return
    const weigh = (body: Buffer) => {
      if (sendsCalls(body.toString())) senders.push(pathname)
      return [pathname, gzipSync(body, { level: 9 }).length] as const
    }
    scripts.push(response.body().then(weigh))
  })
  await page.goto(path)
  await waitForHydration(page)
  await waitForQuiet()
  return { scripts: new Map(await Promise.all(scripts)), senders, calls }
}

test.describe('the home page of a guest who touches nothing', () => {
  for (const { name, base } of sites) {
    test(`fetches at most 155 KiB of scripts, and nothing that talks to the platform: ${name}`, async ({
      page,
    }) => {
      const { scripts, senders, calls } = await fetchedBy(page, `${base}/`)
      const paths = [...scripts.keys()]
      expect(paths).toContainEqual(expect.stringContaining('entry-client'))
      expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(ceiling)
      expect(senders).toEqual([])
      expect(calls).toEqual([])
    })
  }

  test('fetches what sends calls once a call is needed, so that its mark is still the right one', async ({
    page,
  }) => {
    await page.goto('/de-CH/')
    await waitForHydration(page)
    const chunk = page.waitForResponse(
      async (response) => response.url().endsWith('.js') && sendsCalls(await response.text()),
    )
    await page.locator('#search-term').fill('karton')
    await page.locator('#search-term').press('Enter')
    expect((await chunk).ok()).toBe(true)
  })

  test('its content stays in place while its code is on the way', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/assets\/home-content-[\w-]+\.js$/, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/de-CH/')
    await waitForHydration(page)
    const field = page.locator('main input').first()
    const id = await field.getAttribute('id')
    const requested = page.waitForRequest(/home-content-/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await requested
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    resolve()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    // Hydrated, not rendered again: that would change the id and lose the focus.
    await expect(field).toHaveAttribute('id', id ?? '')
    await expect(field).toBeFocused()
  })
})
