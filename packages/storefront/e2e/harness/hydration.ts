import type { Page } from '@playwright/test'

// The page itself checks in each frame: an expectation polls less and less often.

const isHydrated = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.querySelector('html[data-hydrated]') !== null, null, { timeout: 1_000 })
    .then(
      () => true,
      () => false,
    )

/** Moves the pointer, which is a visitor's first sign, until the page is hydrated, or another one in its place. */
export async function waitForHydration(page: Page): Promise<void> {
  for (let step = 1; ; step = (step % 9) + 1) {
    await page.mouse.move(step, 1)
    if (await isHydrated(page)) return
  }
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
