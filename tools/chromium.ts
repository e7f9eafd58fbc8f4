import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { canUseApt, installPackages } from './apt.ts'
import type { LaunchOptions } from '@playwright/test'

const locations = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser of the tests: CHROMIUM_PATH, or one in a usual location. */
const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...locations].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )

/**
 * The path of Chromium; on Debian as root it is installed if missing.
 * @throws {Error} with instructions, if there is none and none can be installed
 */
export const ensureChromium = async (): Promise<string> => {
  const current = findChromium()
  if (current !== undefined) return current
  if (canUseApt()) {
    await installPackages(['chromium', 'fonts-liberation'])
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'The browser tests need Chromium or Google Chrome, which was not found: install it ' +
      '(Debian: apt-get install chromium fonts-liberation) or name its path in CHROMIUM_PATH.',
  )
}

const shells = ['/usr/bin/chromium-headless-shell']

/**
 * The path of the headless shell, in which most browser tests run faster; on Debian as root it is installed if missing.
 * Undefined if there is none.
 */
export const ensureHeadlessShell = async (): Promise<string | undefined> => {
  const find = () =>
    [process.env.CHROMIUM_SHELL_PATH, ...shells].find(
      (path) => path !== undefined && path !== '' && existsSync(path),
    )
  const isOfDebian = findChromium() === '/usr/bin/chromium'
  if (find() === undefined && isOfDebian && canUseApt()) await installPackages(['chromium-headless-shell'])
  return find()
}

/** Starts the browser without windows. */
export const launchChromium = async (options: LaunchOptions = {}) =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...options,
  })
