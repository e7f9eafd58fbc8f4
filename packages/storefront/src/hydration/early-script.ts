/**
 * Runs before everything else and before the first paint, as a classic script in the head: see README.md. It applies what
 * the browser has stored, queues early presses, and starts the application at the visitor's first sign.
 */
import { applyColorScheme, readColorScheme } from '../shell/color-scheme'
import { readConsent } from '../shell/consent-store'
import { showPrices } from '../shell/guest-prices'
import { linkFiles, retryOnce, whenIdle, whenParsed } from './app-files'
import { chosenPrices, countGuestLines, mustStart } from './browser-state'
import type { BrowserState } from './browser-state'
import { waitForInteraction } from './first-interaction'
import { queuePresses } from './press-queue'

const { dataset, style } = document.documentElement
/** What the server says of the page (document.ts). */
const page = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
/** The application's files, the entry first. */
const files = page.app?.split(' ') ?? []
const browser: BrowserState = {
  cookies: document.cookie,
  // eslint-disable-next-line no-restricted-globals -- only read, before the shop's client is there
  local: () => localStorage,
  // eslint-disable-next-line no-restricted-globals -- as above
  tab: () => sessionStorage,
}
/** What the page shows until the application takes over. */
const shown = location.pathname + location.search
let isStarted = false
let isHydrated = false

/** Loads and evaluates the application, which hydrates the whole page. */
async function startApp(): Promise<void> {
  const [entry] = files
  if (isStarted || entry === undefined) return
  isStarted = true
  linkFiles(document, 'modulepreload', files)
  await whenParsed(document)
  const load = () => import(/* @vite-ignore */ entry).catch(askAndRethrow)
  await retryOnce(load).catch(releaseWithoutScripts)
}

function askAndRethrow(error: unknown): never {
  askForRenewal()
  throw error
}

const finishPresses = queuePresses(window, () => void startApp())

function onHydrated(): void {
  isHydrated = true
  finishPresses()
}

/** A page that cannot be hydrated shows its content for visitors without scripts: style sheets select the attribute. */
function releaseWithoutScripts(): void {
  finishPresses()
  if (!isHydrated) dataset.withoutScripts = ''
  askForRenewal()
}

/** A style sheet could not be loaded. */
function onFileError({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') askForRenewal()
}

/**
 * A file of the page's build is missing. Loads the script that has the same name in every build (renew-page.ts), which
 * finds out whether the shop has a newer one; meanwhile `data-renewing` keeps the page from showing an error.
 */
function askForRenewal(): void {
  if (dataset.renewing !== undefined) return
  dataset.renewing = ''
  const script = document.createElement('script')
  // Never from a cache: without a network it fails, and the page stays as it is.
  script.src = `/assets/renew-page.js?${Date.now()}`
  script.onerror = () => delete dataset.renewing
  document.head.append(script)
}

/** The count of the guest's cart, which style sheets show until the page is hydrated: React owns the badge itself. */
function showGuestCount(): void {
  const count = countGuestLines(browser)
  dataset.guestCount = `${count}`
  style.setProperty('--guest-count', `"${count}"`)
}

/** Gross or net prices, as a guest chose; the page has both. */
function showChosenPrices(): void {
  const main = chosenPrices(browser, page.shop)
  if (main !== undefined) showPrices(main)
}

/** The page may come from the back/forward cache: the visitor has not left, and other tabs may have changed the cart. */
function onShow(): void {
  delete dataset.leaving
  showGuestCount()
  showChosenPrices()
}

/** Back or Forward after a reload, before anything is there that could show the other page. */
function onHistory(): void {
  if (!isHydrated && location.pathname + location.search !== shown) location.reload()
}

// Every page contains the question for consent; visitors who have answered must never see it.
if (readConsent(document.cookie) !== undefined) dataset.consent = ''
// Every page follows the system's colour scheme; visitors who chose one must never see another.
const colorScheme = readColorScheme(document.cookie)
if (colorScheme !== undefined) applyColorScheme(colorScheme)
showGuestCount()
showChosenPrices()

addEventListener('error', onFileError, true)
// A chunk of the application or its style sheet: dispatched by the bundler's loader.
addEventListener('vite:preloadError', askForRenewal)
// A visitor who is leaving for another page must not be brought back.
addEventListener('beforeunload', () => (dataset.leaving = `${Date.now()}`))
addEventListener('pageshow', onShow)
addEventListener('popstate', onHistory)
// Another tab changed the storage.
addEventListener('storage', showChosenPrices)
document.addEventListener('shop:hydrated', onHydrated, { once: true })
document.addEventListener('shop:failed', releaseWithoutScripts, { once: true })

if (page.start !== undefined || mustStart(browser, { country: page.country ?? '', shop: page.shop }))
  void startApp()
else {
  void waitForInteraction(document).then(startApp)
  whenIdle(window, () => (isStarted ? undefined : linkFiles(document, 'prefetch', files)))
}
