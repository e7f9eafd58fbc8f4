import { gzipSync } from 'node:zlib'
import { findBarriers } from './harness/accessibility'
import { expect, test } from './harness/test'

const shops = [
  { name: 'the Swiss shop', path: '/de-CH/', language: 'de-CH' },
  { name: 'the German shop', path: '/de-shop/', language: 'de' },
]

/** Ceiling for all scripts that the home page fetches by itself, in compressed bytes. */
const scriptCeiling = 150 * 1024

for (const { name, path, language } of shops) {
  test.describe(`the home page of ${name}`, () => {
    test('answers with one heading in its language', async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })

    test('has no barriers', async ({ page }) => {
      await page.goto(path)
      expect(await findBarriers(page)).toEqual([])
    })

    test('fetches at most 150 KiB of scripts by itself', async ({ page }) => {
      const sizes: Promise<number>[] = []
      page.on('response', (response) => {
        const isScript = response.request().resourceType() === 'script' && response.ok()
        if (isScript) sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(scriptCeiling)
    })
  })
}
