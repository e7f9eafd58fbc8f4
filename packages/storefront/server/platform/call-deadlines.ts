/** How long a page may wait for the platform, in ms. */
export interface Deadlines {
  /** For all reads of a page, from its first read or from its last write on. */
  readonly pageMs: number
  readonly readMs: number
  /** For one write. Neither the page's deadline nor a visitor who leaves ends it. */
  readonly writeMs: number
  /**
   * For a form whose writes may take longer altogether: its page then says that the outcome is not known yet, while they
   * continue.
   * Shorter than the 60 s after which load balancers give up.
   */
  readonly responseMs: number
}

export const callDeadlines: Deadlines = { pageMs: 8_000, readMs: 5_000, writeMs: 30_000, responseMs: 45_000 }

/** The remaining time of one page. */
export interface PageTime {
  /** Makes a read within the remaining time; aborted when the visitor leaves. */
  read<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Makes a write within its own time; reads after it have the page's whole time again. */
  write<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T>
}

export function startPageTime(
  { signal: visitor }: Pick<Request, 'signal'>,
  { pageMs, readMs, writeMs }: Omit<Deadlines, 'responseMs'>,
  now: () => number = () => performance.now(),
): PageTime {
  let endsAt: number | undefined
  return {
    read: (ask) => {
      endsAt ??= now() + pageMs
      const left = Math.max(0, Math.ceil(Math.min(readMs, endsAt - now())))
      return within(AbortSignal.any([visitor, AbortSignal.timeout(left)]), ask)
    },
    write: async (ask) => {
      try {
        return await within(AbortSignal.timeout(writeMs), ask)
      } finally {
        endsAt = now() + pageMs
      }
    },
  }
}

/** Rejects when the signal aborts, even if `ask` ignores it. */
async function within<T>(signal: AbortSignal, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const ended = Promise.withResolvers<never>()
  const end = () => ended.reject(signal.reason)
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([ask(signal), ended.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
