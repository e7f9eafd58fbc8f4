/** A step of a delivery, in their sequence. */
export type DeliveryStepName = 'received' | 'paid' | 'artwork' | 'approved' | 'packed' | 'sent' | 'delivered'

const stepNames: readonly DeliveryStepName[] = [
  'received',
  'paid',
  'artwork',
  'approved',
  'packed',
  'sent',
  'delivered',
]

/** How far a delivery is: when each step was taken (ISO 8601 in UTC), null for one that is ahead or not known. */
export interface DeliveryMoments {
  /** Packed by the seller. */
  readonly packedAt: string | null
  /** Handed over to the carrier, or ready where it is picked up. */
  readonly sentAt: string | null
  /** Arrived, or picked up. */
  readonly deliveredAt: string | null
}

/** What happened to the whole order, ISO 8601 in UTC. */
export interface OrderMoments {
  /** When it was placed; null where the platform does not say. */
  readonly receivedAt: string | null
  /** When the money came of an order that waits for it; null until then. @default the order does not wait for money */
  readonly paidAt?: string | null
  /**
   * When the seller got the logo or print data of what is printed for the buyer; null until then, or where nobody says.
   *
   * @default nothing is printed
   */
  readonly artworkAt?: string | null
  /**
   * When the print was approved, from which on it is made; null until then.
   *
   * @default nothing is printed
   */
  readonly approvedAt?: string | null
}

/** A step of a delivery as a page shows it. */
export interface DeliveryStep {
  /** Which one it is. */
  readonly name: DeliveryStepName
  /** When it was taken, ISO 8601 in UTC; null where it is ahead or the moment is not known. */
  readonly at: string | null
  /** `done`, `current` for the last that was taken, or `ahead`. */
  readonly state: 'done' | 'current' | 'ahead'
}

/**
 * The steps of a delivery: four, and before it is packed `paid` where the order waits for its money `artwork` and `approved`
 * where something is printed. A step counts as taken when a later one was, even where its own moment is missing.
 */
export function deliverySteps(moments: DeliveryMoments, order: OrderMoments): readonly DeliveryStep[] {
  const { packedAt: packed, sentAt: sent, deliveredAt: delivered } = moments
  const at = {
    received: order.receivedAt,
    paid: order.paidAt,
    artwork: order.artworkAt,
    approved: order.approvedAt,
    packed,
    sent,
    delivered,
  }
  const names = stepNames.filter((name) => at[name] !== undefined)
  const current = Math.max(
    0,
    names.findLastIndex((name) => at[name] !== null),
  )
  return names.map((name, index) => ({
    name,
    at: at[name] ?? null,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }))
}

/** How many deliveries of an order are at a step. */
export interface DeliveryCount {
  /** The last step that they have taken. */
  readonly name: DeliveryStepName
  /** When the last of them took it; null where the moment is not known. */
  readonly at: string | null
  /** Number of deliveries. */
  readonly count: number
}

/** The deliveries of an order by the last step that each has taken, the furthest first; empty without deliveries. */
export function countDeliveries(
  deliveries: readonly DeliveryMoments[],
  order: OrderMoments,
): readonly DeliveryCount[] {
  const current = deliveries.flatMap((moments) =>
    deliverySteps(moments, order).filter(({ state }) => state === 'current'),
  )
  return stepNames.toReversed().flatMap((name) => {
    const there = current.filter((step) => step.name === name)
    const moments = there.flatMap(({ at }) => at ?? []).toSorted()
    return there.length === 0 ? [] : [{ name, at: moments.at(-1) ?? null, count: there.length }]
  })
}
