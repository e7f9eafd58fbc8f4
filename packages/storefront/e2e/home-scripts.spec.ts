import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { waitForHydration } from './harness/hydration'
import { sites } from './harness/sites'
import { expect, test } from './harness/test'

/** Ceiling for all scripts that the home page fetches by itself, in bytes after gzip -9. */
const ceiling = 150 * 1024

interface Script {
  readonly path: string
  readonly bytes: number
}

/** Opens the page and returns every script that it fetched by itself until it was alive and quiet. */
async function fetchedScripts(page: Page, path: string): Promise<readonly Script[]> {
  const fetched: Promise<Script>[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (response.request().resourceType() !== 'script' && !url.pathname.endsWith('.js')) return
    fetched.push(
      response.body().then((body) => ({ path: url.pathname, bytes: gzipSync(body, { level: 9 }).length })),
    )
  })
  await page.goto(path)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  return await Promise.all(fetched)
}

test.describe('the home page of a guest who touches nothing', () => {
  for (const { name, base } of sites) {
    test(`fetches at most 150 KiB of scripts: ${name}`, async ({ page }) => {
      const scripts = await fetchedScripts(page, `${base}/`)
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
      test
        .info()
        .annotations.push({ type: 'scripts', description: `${scripts.length} files, ${bytes} bytes` })
      expect(scripts.map(({ path }) => path)).toContainEqual(expect.stringContaining('entry-client'))
      expect(bytes).toBeLessThanOrEqual(ceiling)
    })

    test(`fetches nothing that talks to the platform: ${name}`, async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/\/(services|lwr|webruntime)\//.test(pathname)) calls.push(pathname)
      })
      const scripts = await fetchedScripts(page, `${base}/`)
      expect(scripts.filter(({ path }) => path.includes('platform-side'))).toEqual([])
      expect(calls).toEqual([])
    })
  }

  test('fetches the platform chunk once it is needed, so that its name is still the right one', async ({
    page,
  }) => {
    await page.goto('/de-CH/')
    await waitForHydration(page)
    const chunk = page.waitForResponse(/\/platform-side-[^/]*\.js$/)
    await page.locator('#search-term').fill('karton')
    await page.locator('#search-term').press('Enter')
    expect((await chunk).ok()).toBe(true)
  })
})
