/** Counts the responses that go out, so that one of them can be held back behind others. */
export interface OutgoingResponses {
  /** Resolves when `after` more responses went out, or when `limit` resolves. */
  hold(options: HoldOptions): Promise<void>
  /** Reports that a response goes out. */
  sent(): void
}

interface HoldOptions {
  readonly after: number
  /** The longest wait; its signal aborts it once it is no longer needed. */
  readonly limit: (signal: AbortSignal) => Promise<void>
}

interface HeldResponse {
  left: number
  readonly release: () => void
}

export function createOutgoingResponses(): OutgoingResponses {
  const held = new Set<HeldResponse>()
  return {
    hold: ({ after, limit }) =>
      new Promise((resolve) => {
        const control = new AbortController()
        const release = () => {
          held.delete(entry)
          control.abort()
          resolve()
        }
        const entry: HeldResponse = { left: after, release }
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
