import type { Page } from '@playwright/test'

// The page itself checks in each frame: an expectation polls less and less often.

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  // Between two documents there is no element.
  await page.waitForFunction(() => document.querySelector('html[data-hydrated]') !== null)
}

/** Makes the first interaction, and waits until the islands are hydrated too. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null)
}

/** The application's own script, which brings the page to life. */
export const appScript = /\/assets\/entry-client-[\w-]+\.js$/

/** Delays the application's script on every page, until the returned function is called. */
export async function delayAppScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(appScript, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
