/** What this browser knows of placing one checkout's order. */
export interface OrderLatch {
  readonly checkoutId: string
  /** When the first attempt began, in ms since 1970 by this browser's clock. */
  readonly startedAt: number
  /** When the latest attempt was lost, where that is known. */
  readonly lostAt?: number
  /** What the order comes to, to know it again in the list of orders. */
  readonly total?: string
  /** Set once the order is known to be placed. */
  readonly orderReferenceNumber?: string
}

const readLatch = (stored: unknown): OrderLatch | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const {
    checkoutId,
    startedAt,
    lostAt,
    total,
    orderReferenceNumber,
  }: Partial<Record<keyof OrderLatch, unknown>> = stored
  if (typeof checkoutId !== 'string' || typeof startedAt !== 'number') return undefined
  return {
    checkoutId,
    startedAt,
    ...(typeof lostAt === 'number' ? { lostAt } : {}),
    ...(typeof total === 'string' ? { total } : {}),
    ...(typeof orderReferenceNumber === 'string' ? { orderReferenceNumber } : {}),
  }
}

/** The latches of the latest checkouts, oldest first; unreadable ones are left out. */
export const readOrderLatches = (stored: unknown): readonly OrderLatch[] =>
  Array.isArray(stored) ? stored.flatMap((latch) => readLatch(latch) ?? []) : []
