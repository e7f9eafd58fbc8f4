/** What this browser remembers about placing the order of one checkout. */
export interface OrderLatch {
  readonly checkoutId: string
  /** When the first attempt began, in ms since 1970 by this browser's clock. */
  readonly startedAt: number
  /** When the latest response was lost, in ms since 1970; absent when none was. */
  readonly lostAt?: number
  /** Total of the order, for finding it in the list of orders. */
  readonly total?: string
  /** Present once the order is known to be placed. */
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

/** The valid latches of the latest checkouts, oldest first. */
export const readOrderLatches = (stored: unknown): readonly OrderLatch[] =>
  Array.isArray(stored) ? stored.flatMap((latch) => readLatch(latch) ?? []) : []
