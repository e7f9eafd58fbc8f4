/**
 * Runs before everything else and before the first paint, as a classic script in the head: until the page is alive, clicks and submits on
 * `[data-replay]` wait here and are played again afterwards. In a part that comes alive later (`[data-waiting]`,
 * see deferred.tsx) they wait for that part. They fall back to what the browser does by itself when the application
 * does not come up in time or fails.
 */
import { readConsent } from '../features/consent/consent-store'
import { askForRenewal } from './ask-for-renewal'
import { waitForInteraction } from './first-interaction'
import { readMode, showMode } from './mode'

const patience = 10_000

interface Held {
  readonly target: HTMLElement
  readonly submitter: HTMLElement | null
}
let waiting: readonly Held[] = []
let isHydrated = false
let timer = setTimeout(letGo, patience)

const elementOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null

const isDormant = (target: HTMLElement): boolean => target.closest('[data-waiting]') !== null

function playAgain({ target, submitter }: Held): void {
  target.removeAttribute('aria-busy')
  if (!target.isConnected) return
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
  else target.click()
}

/** A press that opens another tab or window is the browser's. */
const opensElsewhere = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

function hold(event: Event): void {
  const target = elementOf(event)
  if (opensElsewhere(event)) return
  if (target === null || (event.type === 'click') === target instanceof HTMLFormElement) return
  if (isHydrated && !isDormant(target)) return
  event.preventDefault()
  event.stopPropagation()
  // A second press before the first one was played counts once.
  if (target.getAttribute('aria-busy') === 'true') return
  target.setAttribute('aria-busy', 'true')
  waiting = [...waiting, { target, submitter: event instanceof SubmitEvent ? event.submitter : null }]
  if (isHydrated) hydrateParts()
}

/** Plays what is held for parts that are alive, and asks for the rest. */
function playHeld(): void {
  const ready = waiting.filter(({ target }) => !isDormant(target))
  waiting = waiting.filter((held) => !ready.includes(held))
  ready.forEach(playAgain)
  if (waiting.length > 0) hydrateParts()
}

function hydrateParts(): void {
  clearTimeout(timer)
  timer = setTimeout(letGo, patience)
  document.dispatchEvent(new Event('shop:wanted'))
}

function start(): void {
  clearTimeout(timer)
  isHydrated = true
  removeEventListener('error', letGoOfFile, true)
  playHeld()
}

/** Nothing comes any more: the forms go to the server. */
function letGo(): void {
  clearTimeout(timer)
  removeEventListener('click', hold, true)
  removeEventListener('submit', hold, true)
  removeEventListener('error', letGoOfFile, true)
  const held = waiting
  waiting = []
  held.forEach(playAgain)
}

/** The application's own script could not be loaded, or a style sheet. */
function letGoOfFile({ target }: Event): void {
  // The script that is asked then has no type.
  if (target instanceof HTMLScriptElement && target.type !== '') goWithoutScripts()
  if (target instanceof HTMLLinkElement) askForRenewal()
}

/** A page that does not come alive shows what it has for those without scripts, where its style sheets know the mark. */
function goWithoutScripts(): void {
  letGo()
  if (!isHydrated) document.documentElement.dataset['withoutScripts'] = ''
  askForRenewal()
}

// The question for consent is in everybody's HTML; whoever has answered never sees it.
if (readConsent(document.cookie) !== undefined) document.documentElement.dataset['consent'] = ''
// So is the system's light or dark; whoever chose one sees nothing else.
const mode = readMode(document.cookie)
if (mode !== undefined) showMode(mode)
// What sleeps until somebody is there (deferred.tsx) may begin to wait after the first sign.
void waitForInteraction(document)
addEventListener('click', hold, true)
addEventListener('submit', hold, true)
addEventListener('error', letGoOfFile, true)
// A part of the application, or its style sheet: the bundler tells.
addEventListener('vite:preloadError', askForRenewal)
// Whoever is on the way to another page is not to be called back.
addEventListener('beforeunload', () => (document.documentElement.dataset['leaving'] = `${Date.now()}`))
document.addEventListener('shop:hydrated', start, { once: true })
document.addEventListener('shop:section', playHeld)
document.addEventListener('shop:failed', goWithoutScripts, { once: true })

// Makes this file a module for the compiler; the build wraps it as a classic script.
export {}
