/** How long the application context serves when its answer has no readable max-age, in ms [9-27]. */
export const contextLifetimeMs = 300_000
/** With this much left or less, in ms, it is asked for again [4.application-context-cache-2]. */
export const contextRefreshWindowMs = 30_000

/**
 * How long an application context may serve, in ms, by the `Cache-Control` of its answer: its max-age, 300 s where
 * none can be read [4.application-context-cache-1].
 */
export function contextLifetime(cacheControl: string | null | undefined): number {
  const directives = (cacheControl ?? '').match(/(?:"[^"]*(?:"|$)|[^,"])+/g) ?? []
  const seconds = directives.flatMap((directive) => maxAge.exec(directive)?.[2] ?? [])[0]
  return seconds === undefined ? contextLifetimeMs : Number(seconds) * 1000
}

/** The whole directive, its number with quotes or without. */
const maxAge = /^\s*max-age\s*=\s*("?)(\d{1,9})\1\s*$/i

/**
 * Whether the application context has to be asked for: it is absent, expired, or has 30 s or less left
 * [4.application-context-cache-2]. Both times in ms since 1970.
 */
export function shouldRefreshContext(expiresAt: number | undefined, now: number): boolean {
  return !((expiresAt ?? now) - now > contextRefreshWindowMs)
}
