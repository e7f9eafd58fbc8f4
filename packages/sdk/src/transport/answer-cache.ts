import type { CallSpec } from '../contract/call'
import { contextLifetime, contextRefreshWindowMs } from '../rules/application-context'
import type { AnyInput } from './address'
import type { Clock, RequestScope } from './ports'

/** How long the answer of a cacheable server action serves, in ms [9-25]. */
const actionLifetimeMs = 300_000

interface Entry {
  readonly value: unknown
  readonly usableUntil: number
}

/** Answers that may be used again. The key holds the whole scope, so no one sees the answer of another. */
export interface AnswerCache {
  read(key: string): unknown
  /** Keeps a value unless the answer forbids it. */
  write(key: string, value: unknown, answer: { call: CallSpec; headers: Headers }): void
  clear(): void
}

export function createAnswerCache(clock: Clock): AnswerCache {
  const entries = new Map<string, Entry>()
  return {
    read: (key) => {
      const entry = entries.get(key)
      return entry && clock.now() < entry.usableUntil ? entry.value : undefined
    },
    write: (key, value, { call, headers }) => {
      const lifetimeMs = toLifetime(call, headers.get('cache-control') ?? '')
      if (lifetimeMs > 0) entries.set(key, { value, usableUntil: clock.now() + lifetimeMs })
      else entries.delete(key)
    },
    clear: () => entries.clear(),
  }
}

/** One text for call, scope and input. */
export function toCacheKey(call: CallSpec, scope: RequestScope, input: AnyInput): string {
  const { shop, webstoreId, locale, currencyCode, effectiveAccountId, userId } = scope
  return JSON.stringify([call.id, shop, webstoreId, locale, currencyCode, effectiveAccountId, userId, input])
}

/** How long an answer may be used from now on, in ms; 0 means not at all. */
function toLifetime({ cache }: CallSpec, cacheControl: string): number {
  if (cache === undefined || /\bno-(?:cache|store)\b/i.test(cacheControl)) return 0
  if (cache === 'action') return actionLifetimeMs
  // Renewed while it would still serve [4.application-context-cache-2].
  return contextLifetime(cacheControl) - contextRefreshWindowMs
}
