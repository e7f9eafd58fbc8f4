/** How long the application context is valid when its response has no readable max-age, in ms. */
export const contextLifetimeMs = 300_000
/** With this much or less left, in ms, it is loaded again. */
export const contextRefreshWindowMs = 30_000

/**
 * How long an application context is valid, in ms, by the `Cache-Control` of its response: its max-age, or 300 s if
 * that is missing or unreadable.
 */
export function contextLifetime(cacheControl: string | null | undefined): number {
  const directives = (cacheControl ?? '').match(/(?:"[^"]*(?:"|$)|[^,"])+/g) ?? []
  const seconds = directives.flatMap((directive) => maxAge.exec(directive)?.[2] ?? [])[0]
  return seconds === undefined ? contextLifetimeMs : Number(seconds) * 1000
}

/** The whole directive, its number with or without quotes. */
const maxAge = /^\s*max-age\s*=\s*("?)(\d{1,9})\1\s*$/i

/**
 * Whether the application context must be loaded: it is absent, expired, or has 30 s or less left. Both times in ms
 * since 1970.
 */
export function shouldRefreshContext(expiresAt: number | undefined, now: number): boolean {
  return !((expiresAt ?? now) - now > contextRefreshWindowMs)
}
