import { readCookie } from './read-cookie'

/** Light or dark, where the shopper chose one; the system decides for everybody else. */
export type Mode = 'light' | 'dark'

const modes: readonly Mode[] = ['light', 'dark']
const year = 31_536_000

/** The choice in a `Cookie` header or `document.cookie`; what is none is nobody's choice. */
export function readMode(cookies: string): Mode | undefined {
  const value = readCookie(cookies, 'mode')
  return modes.find((mode) => mode === value)
}

/** Shows this page in a mode and keeps the choice for the next ones; `undefined` goes back to the system's. */
export function chooseMode(mode: Mode | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = mode === undefined ? 'mode=; Max-Age=0' : `mode=${mode}; Max-Age=${year}`
  document.cookie = `${value}; Path=/; SameSite=Lax${secure}`
  showMode(mode)
}

/** Shows this page in a mode. The server sends the same page to everybody: the early script asks the cookie. */
export function showMode(mode: Mode | undefined): void {
  const { dataset } = document.documentElement
  if (mode === undefined) delete dataset['mode']
  else dataset['mode'] = mode
  // The ground of a page whose styles are not there yet.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', mode ?? 'light dark')
}
