import { readCookie } from './read-cookie'

/** The visitor's choice; without one the system decides. */
export type ColorScheme = 'light' | 'dark'

const colorSchemes: readonly ColorScheme[] = ['light', 'dark']
const year = 31_536_000

/** The choice in a `Cookie` header or `document.cookie`; undefined when unset or invalid. */
export function readColorScheme(cookies: string): ColorScheme | undefined {
  const value = readCookie(cookies, 'mode')
  return colorSchemes.find((colorScheme) => colorScheme === value)
}

/** Applies a colour scheme and saves it for the next pages; `undefined` returns to the system's. */
export function chooseColorScheme(colorScheme: ColorScheme | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = colorScheme === undefined ? 'mode=; Max-Age=0' : `mode=${colorScheme}; Max-Age=${year}`
  document.cookie = `${value}; Path=/; SameSite=Lax${secure}`
  applyColorScheme(colorScheme)
}

/** Applies a colour scheme to this page. The server sends everybody the same page; the early script reads the cookie. */
export function applyColorScheme(colorScheme: ColorScheme | undefined): void {
  const { dataset } = document.documentElement
  if (colorScheme === undefined) delete dataset.mode
  else dataset.mode = colorScheme
  // The background of a page whose styles are not loaded yet.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', colorScheme ?? 'light dark')
}
