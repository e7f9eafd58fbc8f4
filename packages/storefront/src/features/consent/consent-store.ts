/** What a visitor allowed beyond what the shop cannot do without. */
export interface Consent {
  /** Counting which pages and menu links are used. */
  readonly statistics: boolean
}

/** Where the choice is kept: a document, or what stands for one. */
export interface CookieJar {
  cookie: string
}

export interface ConsentStore {
  /** The choice in its stored form, the same text until it changes; undefined before there is one. */
  getSnapshot(): string | undefined
  subscribe(listener: () => void): () => void
  choose(consent: Consent): void
  /** Looks again, because another tab or the browser itself may have changed the cookie. */
  refresh(): void
}

/**
 * The first part of the value names the list of purposes that was asked for: with a new purpose it changes, and
 * everybody is asked again.
 */
const version = 'v1'
const name = 'consent'
const year = 31_536_000

/** The choice that a stored text stands for; undefined where none was made, or one for other purposes. */
export function parseConsent(stored: string | undefined): Consent | undefined {
  const [made, ...allowed] = (stored ?? '').split('.')
  return made === version ? { statistics: allowed.includes('statistics') } : undefined
}

const formatConsent = ({ statistics }: Consent): string => (statistics ? `${version}.statistics` : version)

/**
 * The visitor's choice, in the first-party cookie `consent` for one year; it says nothing about the person. A jar
 * that keeps nothing (cookies are blocked) makes the choice last as long as the page.
 */
export function createConsentStore(
  jar: CookieJar,
  { isSecure }: { readonly isSecure: boolean },
): ConsentStore {
  const listeners = new Set<() => void>()
  let chosen: string | undefined
  let present = readStored(jar)
  const set = (value: string | undefined) => {
    if (value === present) return
    present = value
    listeners.forEach((listener) => listener())
  }
  return {
    getSnapshot: () => present,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: (consent) => {
      chosen = formatConsent(consent)
      const secure = isSecure ? '; Secure' : ''
      jar.cookie = `${name}=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
      set(chosen)
    },
    refresh: () => set(readStored(jar) ?? chosen),
  }
}

function readStored({ cookie }: CookieJar): string | undefined {
  const prefix = `${name}=`
  const pair = cookie.split(';').find((part) => part.trim().startsWith(prefix))
  return pair?.trim().slice(prefix.length)
}
