/**
 * Runs before everything else and before the first paint, as a classic script in the head. Clicks and submits on
 * `[data-replay]` are queued until the page is hydrated, or their island is (`[data-waiting]`, see island.tsx), and then
 * replayed. They do what the browser does without scripts when the application fails or does not start in time.
 */
import { readConsent } from '../shell/consent-store'
import { applyColorScheme, readColorScheme } from '../shell/color-scheme'
import { waitForInteraction } from './first-interaction'

const replayTimeoutMs = 10_000

interface QueuedEvent {
  readonly target: HTMLElement
  readonly submitter: HTMLElement | null
}
let queue: readonly QueuedEvent[] = []
let isHydrated = false
let timer = setTimeout(release, replayTimeoutMs)

const replayTargetOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null

const isDormant = (target: HTMLElement): boolean => target.closest('[data-waiting]') !== null

function replay({ target, submitter }: QueuedEvent): void {
  target.removeAttribute('aria-busy')
  if (!target.isConnected) return
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
  else target.click()
}

/** The browser handles a click that opens another tab or window. */
const opensElsewhere = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

function queueEvent(event: Event): void {
  const target = replayTargetOf(event)
  if (opensElsewhere(event)) return
  if (target === null || (event.type === 'click') === target instanceof HTMLFormElement) return
  if (isHydrated && !isDormant(target)) return
  event.preventDefault()
  event.stopPropagation()
  // Further clicks before the replay are ignored.
  if (target.getAttribute('aria-busy') === 'true') return
  target.setAttribute('aria-busy', 'true')
  queue = [...queue, { target, submitter: event instanceof SubmitEvent ? event.submitter : null }]
  if (isHydrated) requestHydration()
}

/** Replays the events of hydrated islands, and asks for the others to be hydrated. */
function replayReady(): void {
  const ready = queue.filter(({ target }) => !isDormant(target))
  queue = queue.filter((queued) => !ready.includes(queued))
  ready.forEach(replay)
  if (queue.length > 0) requestHydration()
}

function requestHydration(): void {
  clearTimeout(timer)
  timer = setTimeout(release, replayTimeoutMs)
  document.dispatchEvent(new Event('shop:wanted'))
}

function start(): void {
  clearTimeout(timer)
  isHydrated = true
  removeEventListener('error', onFileError, true)
  replayReady()
}

/** Stops queueing and lets the browser handle the events: forms go to the server. */
function release(): void {
  clearTimeout(timer)
  removeEventListener('click', queueEvent, true)
  removeEventListener('submit', queueEvent, true)
  removeEventListener('error', onFileError, true)
  const queued = queue
  queue = []
  queued.forEach(replay)
}

/** The application's entry script or a style sheet could not be loaded. */
function onFileError({ target }: Event): void {
  // The script that `askForRenewal` adds has no type.
  if (target instanceof HTMLScriptElement && target.type !== '') releaseWithoutScripts()
  if (target instanceof HTMLLinkElement) askForRenewal()
}

/** A page that cannot be hydrated shows its content for visitors without scripts: style sheets select the attribute. */
function releaseWithoutScripts(): void {
  release()
  if (!isHydrated) document.documentElement.dataset['withoutScripts'] = ''
  askForRenewal()
}

/**
 * A file of the page's build is missing. Loads the script that has the same name in every build (renew-page.ts), which
 * finds out whether the shop has a newer one; meanwhile `data-renewing` keeps the page from showing an error.
 */
function askForRenewal(): void {
  const { dataset } = document.documentElement
  if (dataset['renewing'] !== undefined) return
  dataset['renewing'] = ''
  const script = document.createElement('script')
  // Never from a cache: without a network it fails, and the page stays as it is.
  script.src = `/assets/renew-page.js?${Date.now()}`
  script.onerror = () => delete dataset['renewing']
  document.head.append(script)
}

// Every page contains the question for consent; visitors who have answered must never see it.
if (readConsent(document.cookie) !== undefined) document.documentElement.dataset['consent'] = ''
// Every page follows the system's colour scheme; visitors who chose one must never see another.
const colorScheme = readColorScheme(document.cookie)
if (colorScheme !== undefined) applyColorScheme(colorScheme)
// Islands may begin to wait only after the first interaction.
void waitForInteraction(document)
addEventListener('click', queueEvent, true)
addEventListener('submit', queueEvent, true)
addEventListener('error', onFileError, true)
// A chunk of the application or its style sheet: dispatched by the bundler's loader.
addEventListener('vite:preloadError', askForRenewal)
// A visitor who is leaving for another page must not be brought back.
addEventListener('beforeunload', () => (document.documentElement.dataset['leaving'] = `${Date.now()}`))
document.addEventListener('shop:hydrated', start, { once: true })
document.addEventListener('shop:section', replayReady)
document.addEventListener('shop:failed', releaseWithoutScripts, { once: true })

// Makes this file a module for the compiler; the build wraps it as a classic script.
export {}
