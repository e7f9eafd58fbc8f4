import { noteRenewal, wasRenewed } from './renewal-record'
import type { RenewalRecord } from './renewal-record'

/** The page with a missing file, and its browser. */
export interface RenewalEnvironment extends RenewalRecord {
  readonly page: Document
  /** The page's current address, without its hash. */
  readonly address: () => string
  /** The address of the document; other ones are navigations within it. */
  readonly firstAddress: string
  readonly wait: (ms: number) => Promise<void>
  /** Whether a script or a style sheet got 404, as far as the browser reports it. */
  readonly hasMissed: () => boolean
  /** The current status of a file on the server. Rejects without a network. */
  readonly statusOf: (file: string) => Promise<number>
  /** Whether the visitor changed this field, as far as the browser reports it. */
  readonly isEdited: (field: Element) => boolean
  readonly open: (address: string) => void
}

/** How long to wait for a form that is being sent, in ms. */
const idleTimeoutMs = 10_000
const pollMs = 100
/** A page that has not been left after this time, in ms, is not being left. */
const leavingTimeoutMs = 20_000

/**
 * Reloads the page when the shop has another build by now: at once where a navigation failed, otherwise once in some
 * minutes. Dispatches `shop:outdated` instead where a reload would lose something. Does nothing when the file is missing
 * for any other reason, such as the network or a content blocker.
 */
export async function renewPage(environment: RenewalEnvironment): Promise<void> {
  const { page, address, open } = environment
  const mayReload = await shouldReload(environment).catch(() => false)
  if (mayReload) open(address())
  else delete page.documentElement.dataset.renewing
}

async function shouldReload(environment: RenewalEnvironment): Promise<boolean> {
  const { page, address } = environment
  if (!(await isOutdated(environment)) || !(await becomesIdle(environment))) return false
  if (isLeaving(environment)) return false
  if (isFailedNavigation(environment)) return true
  if (wasRenewed(environment, address())) return false
  const wouldLose = hasEnteredText(environment) || isFormResult(environment)
  // Without a record the page could reload again and again.
  if (!wouldLose && noteRenewal(environment, address())) return true
  page.dispatchEvent(new Event('shop:outdated'))
  return false
}

/** Whether the server no longer has a file of the page: one that was requested, or the entry script. */
async function isOutdated({ page, hasMissed, statusOf }: RenewalEnvironment): Promise<boolean> {
  if (hasMissed()) return true
  const entry = findEntry(page)
  if (entry === undefined) return false
  return (await statusOf(entry).catch(() => undefined)) === 404
}

/** The address of the application's entry: the first file of the early script's list (document.ts). */
function findEntry(page: Document): string | undefined {
  const entry = page.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app?.split(' ')[0]
  return entry === undefined ? undefined : new URL(entry, page.baseURI).href
}

const isBusy = (page: Document): boolean =>
  page.readyState === 'loading' ||
  /loading|submitting/.test(page.documentElement.dataset.navigation ?? '') ||
  page.querySelector('[aria-busy="true"]') !== null

/** Waits until the page is loaded and no navigation or form is under way; false on a timeout. */
async function becomesIdle({ page, wait }: RenewalEnvironment): Promise<boolean> {
  for (let waited = 0; waited < idleTimeoutMs; waited += pollMs) {
    if (!isBusy(page)) return true
    await wait(pollMs)
  }
  return false
}

/** The browser has begun to go to another page, which a reload would cancel. */
function isLeaving({ page, now }: RenewalEnvironment): boolean {
  const began = page.documentElement.dataset.leaving
  return began !== undefined && now() - Number(began) < leavingTimeoutMs
}

/** A page could not be shown after a navigation: there is nothing to lose. */
const isFailedNavigation = ({ page, address, firstAddress }: RenewalEnvironment): boolean =>
  page.documentElement.dataset.navigation === 'idle failed' && address() !== firstAddress

/** The document is the result of a form, which would not be sent again. */
function isFormResult({ page, address, firstAddress }: RenewalEnvironment): boolean {
  const text = page.getElementById('state')?.textContent
  if (!text || address() !== firstAddress) return false
  // Written by a build that may be older or newer than this file.
  const { router } = JSON.parse(text) as { readonly router?: { actionData?: unknown; errors?: unknown } }
  return Boolean(router?.actionData ?? router?.errors)
}

/** The visitor has entered something that the server does not have yet. A rejected form has it as its own values. */
const hasEnteredText = ({ page, isEdited }: RenewalEnvironment): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) =>
      field.value !== field.defaultValue ||
      (field.closest('form[method="post"]') !== null && isEdited(field)),
  )
