import type { FormWork } from '../../src/shell/form-work'

/** The unfinished work of forms in this process, whether or not a visitor is waiting for it. */
export interface OpenWork {
  /** Counts the work as open until it is settled, and returns it. */
  add<T>(work: Promise<T>): Promise<T>
  /** Resolves when nothing is open. */
  done(): Promise<void>
}

export function createOpenWork(): OpenWork {
  const open = new Set<Promise<unknown>>()
  return {
    add: (work) => {
      open.add(work)
      const close = () => void open.delete(work)
      work.then(close, close)
      return work
    },
    done: async () => {
      while (open.size > 0) await Promise.allSettled(open)
    },
  }
}

export interface FormWorkOptions {
  /** How long the page may wait, in ms from now on. */
  readonly responseMs: number
  readonly openWork: OpenWork
  /** Called with what failed after the page had responded. */
  readonly reportFailure: (error: unknown, context: string) => void
}

export function createFormWork({ responseMs, openWork, reportFailure }: FormWorkOptions): FormWork {
  const endsAt = performance.now() + responseMs
  return {
    within: async (work) => {
      let hasResponded = false
      openWork.add(work).catch((error: unknown) => {
        if (hasResponded) reportFailure(error, 'finishing a form after its response')
      })
      const late = Promise.withResolvers<undefined>()
      const timer = setTimeout(() => late.resolve(undefined), endsAt - performance.now())
      try {
        const result = await Promise.race([work, late.promise])
        hasResponded = result === undefined
        return result
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
