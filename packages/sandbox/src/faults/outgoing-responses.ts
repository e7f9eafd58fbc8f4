/** Counts the answers that go out, so that one of them can be held back behind others. */
export interface OutgoingResponses {
  /** Resolves when `after` more answers went out, or when `limit` does. */
  hold(options: HoldOptions): Promise<void>
  /** Says that an answer goes out. */
  sent(): void
}

interface HoldOptions {
  readonly after: number
  /** The longest wait; its signal aborts when it is not needed any more. */
  readonly limit: (signal: AbortSignal) => Promise<void>
}

interface Held {
  left: number
  readonly release: () => void
}

export function createOutgoingResponses(): OutgoingResponses {
  const held = new Set<Held>()
  return {
    hold: ({ after, limit }) =>
      new Promise((resolve) => {
        const control = new AbortController()
        const release = () => {
          held.delete(entry)
          control.abort()
          resolve()
        }
        const entry: Held = { left: after, release }
        held.add(entry)
        limit(control.signal).then(release, release)
      }),
    sent: () => {
      for (const entry of [...held]) {
        entry.left -= 1
        if (entry.left <= 0) entry.release()
      }
    },
  }
}
