import type { Page } from '@playwright/test'

// Looked at in each frame by the page itself: an expectation would look less often the longer it takes.

/** Waits until the page is alive. */
export async function waitForHydration(page: Page): Promise<void> {
  // Between two documents there is no element.
  await page.waitForFunction(() => document.querySelector('html[data-hydrated]') !== null)
}

/** Gives the first sign of a visitor, and waits until the parts that sleep until then are alive too. */
export async function hydrateParts(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null)
}

/** The application's own script, which brings the page to life. */
export const appScript = /\/assets\/entry-client-[\w-]+\.js$/

/** Keeps the application's script waiting on every page; the returned function lets it through. */
export async function holdAppScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(appScript, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
