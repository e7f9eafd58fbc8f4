import { LRUCache } from 'lru-cache'
import type { ShopType } from '@cartonnage/sdk/rules'

/** What this server keeps of a buyer who is signed in. */
export interface BuyerSession {
  /** No browser, log or cookie may get it. */
  readonly accessToken: string
  /** In ms since 1970. */
  readonly expiresAt: number
  readonly shop: ShopType
}

/** Where sessions are kept by their ids, which only the browser's cookie has. */
export interface SessionStore {
  /** Undefined for one that is unknown or has expired. */
  get(id: string): Promise<BuyerSession | undefined>
  set(id: string, session: BuyerSession): Promise<void>
  delete(id: string): Promise<void>
}

/** With the longest usual tokens, of 2 kB, about 50 MB. Only a right password adds one, so that no stranger fills it. */
const mostSessions = 20_000
const sweepMs = 60_000

export interface MemorySessionsOptions {
  /** The time in ms since 1970. */
  readonly now: () => number
  /** Beyond it, whoever was away longest has to sign in again. @default 20,000 */
  readonly most?: number
}

/** In the memory of this process: a restart ends all sessions. */
export function createMemorySessions({ now, most = mostSessions }: MemorySessionsOptions): SessionStore {
  const sessions = new LRUCache<string, BuyerSession>({ max: most })
  let sweptAt = now()
  const sweep = () => {
    const time = now()
    if (Math.abs(time - sweptAt) < sweepMs) return
    sweptAt = time
    for (const [id, { expiresAt }] of [...sessions.entries()]) if (expiresAt <= time) sessions.delete(id)
  }
  return {
    get: async (id) => {
      const session = sessions.get(id)
      return session !== undefined && now() < session.expiresAt ? session : undefined
    },
    set: async (id, session) => {
      sweep()
      sessions.set(id, session)
    },
    delete: async (id) => void sessions.delete(id),
  }
}
