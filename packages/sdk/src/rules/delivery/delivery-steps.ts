/** A step of a delivery, in their sequence. */
export type DeliveryStepName = 'received' | 'packed' | 'sent' | 'delivered'

const stepNames: readonly DeliveryStepName[] = ['received', 'packed', 'sent', 'delivered']

/** How far a delivery is: when each step was taken (ISO 8601 in UTC), null for one that is ahead or not known. */
export interface DeliveryMoments {
  /** Packed by the seller. */
  readonly packedAt: string | null
  /** Handed over to the carrier, or ready where it is picked up. */
  readonly sentAt: string | null
  /** Arrived, or picked up. */
  readonly deliveredAt: string | null
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
 * The four steps of a delivery. A step counts as taken when a later one was, even where its own moment is missing. The
 * order itself was received at `receivedAt`.
 */
export function deliverySteps(moments: DeliveryMoments, receivedAt: string | null): readonly DeliveryStep[] {
  const { packedAt, sentAt, deliveredAt } = moments
  const taken = [receivedAt, packedAt, sentAt, deliveredAt]
  const current = Math.max(
    0,
    taken.findLastIndex((at) => at !== null),
  )
  return stepNames.map((name, index) => ({
    name,
    at: taken[index] ?? null,
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
  receivedAt: string | null,
): readonly DeliveryCount[] {
  const current = deliveries.flatMap((moments) =>
    deliverySteps(moments, receivedAt).filter(({ state }) => state === 'current'),
  )
  return stepNames.toReversed().flatMap((name) => {
    const there = current.filter((step) => step.name === name)
    const moments = there.flatMap(({ at }) => at ?? []).toSorted()
    return there.length === 0 ? [] : [{ name, at: moments.at(-1) ?? null, count: there.length }]
  })
}
