import type { MemoryCache, MemoryCacheOptions } from './memory-cache'
import { createMemoryCache } from './memory-cache'
import type { KeptPage } from './page-cache'
import { PagesFullError } from './page-limit'
import type { KeptRead } from './shared-reads'

/** What this process keeps for all visitors alike. */
export interface Kept {
  readonly pages: MemoryCache<KeptPage>
  readonly reads: MemoryCache<KeptRead>
  /** Forgets all, because the platform is another one now. */
  clear(): void
}

export interface KeptOptions extends Pick<MemoryCacheOptions, 'reportFailure'> {
  /** @default the machine's clock */
  readonly now?: () => number
}

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const megabyte = 1024 * 1024
const pageAges = { freshMs: minute, staleMs: 10 * minute, outageMs: hour, restMs: 5 * second }
/** A page that is made anew asks the platform: one that was made of stale responses would be stale twice over. */
const readAges = { ...pageAges, staleMs: 0 }

/** Empty at the start, so that nothing of an older build is shown. */
export function createKept({ now = Date.now, reportFailure }: KeptOptions): Kept {
  const report = (error: unknown) => {
    // Nobody was turned away: what is kept is shown.
    if (!(error instanceof PagesFullError)) reportFailure(error)
  }
  const pages = createMemoryCache<KeptPage>({
    ...pageAges,
    mostBytes: 96 * megabyte,
    now,
    reportFailure: report,
  })
  // The visitor's page reports why a read fails.
  const reads = createMemoryCache<KeptRead>({
    ...readAges,
    mostBytes: 64 * megabyte,
    now,
    reportFailure: () => undefined,
  })
  return {
    pages,
    reads,
    clear: () => {
      pages.clear()
      reads.clear()
    },
  }
}
