import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'
import { addressKey } from '../http/address-key'
import { plainPage } from '../http/plain-page'
import { logEvent } from '../log/request-log'

/** How many pages may be under way at once. */
export interface PageLimits {
  /** More than one process renders in the seconds that a visitor waits. */
  readonly atOnce: number
  /** From one network address; its other visitors wait for these, and nobody else does. */
  readonly ofAddress: number
}

export const pageLimits: PageLimits = { atOnce: 200, ofAddress: 8 }

/** Too many pages are being rendered at once. */
export class PagesFullError extends Error {
  override readonly name = 'PagesFullError'
}

/** Of the request that a page is rendered for. */
export interface PageVisitor {
  readonly method: string
  /** The network address; null where it is unknown. */
  readonly address: string | null
}

/**
 * Limits how many pages are rendered at once. Runs the work once the visitor's address has room, or rejects with a
 * `PagesFullError` without running it: at once where as many wait at that address as may be rendered in all. Counts pages
 * and forms separately: forms may wait long for a write, which must not keep visitors from reading.
 */
export type PageLimit = <Result>(visitor: PageVisitor, work: () => Promise<Result>) => Promise<Result>

export function createPageLimit(limits: PageLimits): PageLimit {
  const [pages, forms] = [createRoom(limits), createRoom(limits)]
  return ({ method, address }, work) =>
    (method === 'GET' || method === 'HEAD' ? pages : forms)(addressKey(address ?? ''), work)
}

function createRoom({ atOnce, ofAddress }: PageLimits) {
  let rendering = 0
  const queues = new Map<string, { readonly enter: LimitFunction; inside: number }>()
  const render = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (rendering >= atOnce) throw new PagesFullError('Too many pages are being rendered.')
    rendering += 1
    try {
      return await work()
    } finally {
      rendering -= 1
    }
  }
  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(address) ?? { enter: pLimit(ofAddress), inside: 0 }
    if (queue.inside >= atOnce) throw new PagesFullError('Too many pages of one address are waiting.')
    queues.set(address, queue)
    queue.inside += 1
    try {
      return await queue.enter(() => render(work))
    } finally {
      queue.inside -= 1
      if (queue.inside === 0) queues.delete(address)
    }
  }
}

/** The response of `respond`; on a `PagesFullError` a page that asks to come back. */
export async function orBusyPage(
  { url }: Pick<Request, 'url'>,
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!(error instanceof PagesFullError)) throw error
    logEvent('pages-full')
    return plainPage(url, 'busy', { status: 503, retryAfterSeconds: 5 })
  }
}
