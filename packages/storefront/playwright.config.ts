import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/** What tools/e2e.ts calls this run. */
const run = process.env.E2E_RUN ?? 'chosen-e2e'
const reports = fileURLToPath(new URL('../../.reports', import.meta.url))

/** The first path under which there is something. */
const findFile = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path))

/**
 * tools/e2e.ts hands the browsers over in CHROMIUM_PATH and CHROMIUM_SHELL_PATH; a direct call finds them in a usual
 * place. This file is also read where there is none, by the search for unused code for instance.
 */
const browser = findFile([process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'])
/** The same engine without windows and their services: a quarter cheaper. */
const shell = findFile([process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell']) ?? browser

/** The shell moves a pointer by itself at the start, and keeps no page for going back. */
const wholeBrowser = ['**/{back-forward,before-hydration,next-build,page-weight,purchase,two-tabs}.spec.ts']

/** A page lives for some seconds: what its scripts do would be compiled to quicker code for nobody. */
const shortLived = '--js-flags=--no-opt,--no-maglev'

const launch = (executablePath: string | undefined) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', shortLived],
})

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: `${reports}/${run}`,
  fullyParallel: true,
  // One more than there are cores: a story waits for its pages a third of the time.
  workers: availableParallelism() + 1,
  forbidOnly: process.env.CI !== undefined,
  // Further tries tell a hiccup of the machine from a fault; the check prints every test that needed one.
  retries: 2,
  reporter: [['line'], ['json', { outputFile: `${reports}/${run}.json` }]],
  // What works is not called broken by a busy machine: a whole purchase takes 27 s on a quiet one with two cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // These visitors have answered the consent bar; its own story begins without the answer.
    storageState: {
      cookies: [
        {
          name: 'consent',
          value: 'v1',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    trace: 'on-first-retry',
    // What waits in vain would else take all the time of its test, six minutes where it is slow.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
  },
  projects: [
    { name: 'browser', testMatch: wholeBrowser, use: { launchOptions: launch(browser) } },
    { name: 'shell', testIgnore: wholeBrowser, use: { launchOptions: launch(shell) } },
  ],
})
