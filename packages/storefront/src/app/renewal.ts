import { noteRenewal, wasRenewed } from './renewal-record'
import type { RenewalRecord } from './renewal-record'

/** The page that misses a file, and the browser around it. */
export interface Surroundings extends RenewalRecord {
  readonly page: Document
  /** The page's address as it is now, without what stands behind `#`. */
  readonly address: () => string
  /** The address under which the browser opened the page; later ones are navigations within it. */
  readonly firstAddress: string
  readonly wait: (ms: number) => Promise<void>
  /** Whether a script or a style sheet got 404, as far as the browser tells. */
  readonly hasMissed: () => boolean
  /** The status that the server gives a file now. Rejects without a network. */
  readonly statusOf: (file: string) => Promise<number>
  /** Whether the visitor was in this field and changed it, as far as the browser tells. */
  readonly isEdited: (field: Element) => boolean
  readonly open: (address: string) => void
}

/** A form that is on its way may take this long, in ms. */
const patience = 10_000
const interval = 100
/** Another page comes within this time, in ms, or the link led to no page. */
const leavingLife = 20_000

/**
 * Opens the page anew when its build is no longer the shop's: an address that was navigated to at once, the page
 * itself once in some minutes. Where that would lose something it says `shop:outdated` to the page instead. Whatever
 * else may have kept the file away, a network or a filter, leaves the page as it is.
 */
export async function renewPage(surroundings: Surroundings): Promise<void> {
  const { page, address, open } = surroundings
  const isToOpen = await isToBeOpened(surroundings).catch(() => false)
  if (isToOpen) open(address())
  else delete page.documentElement.dataset['renewing']
}

async function isToBeOpened(surroundings: Surroundings): Promise<boolean> {
  const { page, address } = surroundings
  if (!(await isOutdated(surroundings)) || !(await standsStill(surroundings))) return false
  if (isLeaving(surroundings)) return false
  if (isFailedNavigation(surroundings)) return true
  if (wasRenewed(surroundings, address())) return false
  const wouldLose = holdsTypedText(surroundings) || isFormResult(surroundings)
  // What cannot be noted could happen again and again.
  if (!wouldLose && noteRenewal(surroundings, address())) return true
  page.dispatchEvent(new Event('shop:outdated'))
  return false
}

/** Whether the server no longer has a file of the page: one that it asked for, or its application's own script. */
async function isOutdated({ page, hasMissed, statusOf }: Surroundings): Promise<boolean> {
  if (hasMissed()) return true
  const entry = page.querySelector<HTMLScriptElement>('script[type="module"]')?.src
  if (entry === undefined) return false
  return (await statusOf(entry).catch(() => undefined)) === 404
}

const isBusy = (page: Document): boolean =>
  page.readyState === 'loading' ||
  /loading|submitting/.test(page.documentElement.dataset['navigation'] ?? '') ||
  page.querySelector('[aria-busy="true"]') !== null

/** Waits for the rest of the page, for a navigation or a form that is under way; false where it does not come to its end. */
async function standsStill({ page, wait }: Surroundings): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += interval) {
    if (!isBusy(page)) return true
    await wait(interval)
  }
  return false
}

/** The browser itself has begun to go to another page, which would be called off. */
function isLeaving({ page, now }: Surroundings): boolean {
  const began = page.documentElement.dataset['leaving']
  return began !== undefined && now() - Number(began) < leavingLife
}

/** A page that was navigated to could not be shown: there is nothing to lose. */
const isFailedNavigation = ({ page, address, firstAddress }: Surroundings): boolean =>
  page.documentElement.dataset['navigation'] === 'idle failed' && address() !== firstAddress

/** The page as the server wrote it answers a form, which would not be sent again. */
function isFormResult({ page, address, firstAddress }: Surroundings): boolean {
  const text = page.getElementById('state')?.textContent
  if (!text || address() !== firstAddress) return false
  // Written by a build that may be older or newer than this file.
  const { router } = JSON.parse(text) as { readonly router?: { actionData?: unknown; errors?: unknown } }
  return Boolean(router?.actionData ?? router?.errors)
}

/** Somebody has typed what the server does not have yet. A form that came back has what was typed as its own values. */
const holdsTypedText = ({ page, isEdited }: Surroundings): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) =>
      field.value !== field.defaultValue ||
      (field.closest('form[method="post"]') !== null && isEdited(field)),
  )
