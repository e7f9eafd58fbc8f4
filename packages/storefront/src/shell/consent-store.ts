import { readCookie } from './read-cookie'

/** What a visitor allows beyond what the shop needs to work. */
export interface Consent {
  /** Counting which pages and menu links are used. */
  readonly statistics: boolean
}

/** Where the choice is saved: a document, or a substitute for one. */
export interface CookieJar {
  cookie: string
}

export interface ConsentStore {
  /** The choice in its stored form, the same text until it changes; undefined before there is one. */
  getSnapshot(): string | undefined
  subscribe(listener: () => void): () => void
  choose(consent: Consent): void
  /** Reads the cookie again, which another tab or the browser may have changed. */
  refresh(): void
}

/**
 * The version of the list of purposes, at the start of the value: with a new purpose it changes, and everybody is asked
 * again.
 */
const version = 'v1'
const name = 'consent'
/** Marks a choice made by a form without scripts: the server then hides the question, on pages for this visitor alone. */
const formMark = 'consent_form'
const year = 31_536_000

/** The choice in a stored value; undefined where none was made, or one for other purposes. */
export function parseConsent(stored: string | undefined): Consent | undefined {
  const [made, ...allowed] = (stored ?? '').split('.')
  return made === version ? { statistics: allowed.includes('statistics') } : undefined
}

/** The choice in a `Cookie` header or `document.cookie`; undefined where none was made. */
export const readConsent = (cookies: string): Consent | undefined => parseConsent(readCookie(cookies, name))

/** Whether the choice was made by a form, so that only the server can apply it. */
export const isChosenByForm = (cookies: string): boolean =>
  readCookie(cookies, formMark) !== undefined && readConsent(cookies) !== undefined

const formatConsent = ({ statistics }: Consent): string => (statistics ? `${version}.statistics` : version)

const cookieLine = (pair: string, age: number, isSecure: boolean): string =>
  `${pair}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The line that saves a choice for a year, for `Set-Cookie` or `document.cookie`. */
export const consentCookie = (consent: Consent, isSecure: boolean): string =>
  cookieLine(`${name}=${formatConsent(consent)}`, year, isSecure)

/** The line that marks a choice as made by a form. */
export const consentFormCookie = (isSecure: boolean): string => cookieLine(`${formMark}=1`, year, isSecure)

/**
 * The visitor's choice, in the first-party cookie `consent` for one year; it does not identify the person. Where cookies
 * are blocked the choice lasts as long as the page. Creating a store means that there are scripts, so it deletes the mark
 * of a form, and caches can share pages again.
 */
export function createConsentStore(
  jar: CookieJar,
  { isSecure }: { readonly isSecure: boolean },
): ConsentStore {
  const listeners = new Set<() => void>()
  let chosen: string | undefined
  let current = readStored(jar)
  if (readCookie(jar.cookie, formMark) !== undefined) jar.cookie = cookieLine(`${formMark}=`, 0, isSecure)
  const set = (value: string | undefined) => {
    if (value === current) return
    current = value
    listeners.forEach((listener) => listener())
  }
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: (consent) => {
      chosen = formatConsent(consent)
      jar.cookie = consentCookie(consent, isSecure)
      set(chosen)
    },
    refresh: () => set(readStored(jar) ?? chosen),
  }
}

const readStored = ({ cookie }: CookieJar): string | undefined => readCookie(cookie, name)
