import type { CallSpec } from '../contract/kit/call'
import { contextLifetime, shouldRefreshContext } from '../rules/call/application-context'
import { actionLifetimeMs, dataLifetime, forbidsStoring } from '../rules/call/cache-lifetime'
import type { AnyInput } from './address'
import type { Clock, RequestScope } from './ports'

interface Entry {
  readonly value: unknown
  readonly kind: CallSpec['cache']
  readonly expiresAt: number
}

/** Responses that may be reused. The key contains the whole scope, so no shopper gets another one's response. */
export interface ResponseCache {
  read(key: string): unknown
  /** Stores a value unless the response forbids it. */
  write(key: string, value: unknown, response: { call: CallSpec; headers: Headers }): void
  clear(): void
}

export function createResponseCache({ clock, dataCacheSeconds }: CachePorts): ResponseCache {
  const entries = new Map<string, Entry>()
  return {
    read: (key) => {
      const entry = entries.get(key)
      return entry && isUsable(entry, clock.now()) ? entry.value : undefined
    },
    write: (key, value, { call, headers }) => {
      const lifetime = toLifetime(call, headers.get('cache-control') ?? '', dataCacheSeconds)
      const expiresAt = clock.now() + lifetime
      entries.set(key, { value, kind: call.cache, expiresAt })
    },
    clear: () => entries.clear(),
  }
}

interface CachePorts {
  readonly clock: Clock
  readonly dataCacheSeconds?: number | undefined
}

/** One text for call, scope and input. */
export function toCacheKey(call: CallSpec, scope: RequestScope, input: AnyInput): string {
  const { shop, webstoreId, locale, currencyCode, effectiveAccountId, userId } = scope
  return JSON.stringify([call.id, shop, webstoreId, locale, currencyCode, effectiveAccountId, userId, input])
}

/** A context is requested again shortly before it expires. */
function isUsable({ kind, expiresAt }: Entry, now: number): boolean {
  return kind === 'max-age' ? !shouldRefreshContext(expiresAt, now) : now < expiresAt
}

/** How long a response may be reused from now on, in ms; 0 for not at all. */
function toLifetime({ cache }: CallSpec, cacheControl: string, dataSeconds: number | undefined): number {
  if (cache === undefined || forbidsStoring(cacheControl)) return 0
  if (cache === 'data') return dataLifetime(dataSeconds)
  return cache === 'action' ? actionLifetimeMs : contextLifetime(cacheControl)
}
