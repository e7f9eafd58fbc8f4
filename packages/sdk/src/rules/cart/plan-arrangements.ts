/** A cart item in its delivery group. */
export interface GroupedItem {
  /** Record id of the line. */
  readonly cartItemId: string
  /** Record id of what it is about. */
  readonly productId: string
  /** Whole units. */
  readonly quantity: number
  /** Record id of where it goes. */
  readonly deliveryGroupId: string
}

/** How many units of a product a delivery group is to have. */
export interface RequestedQuantity {
  /** Record id of what is to go there. */
  readonly productId: string
  /** Record id of where to. */
  readonly deliveryGroupId: string
  /** Whole units, 0 for none. */
  readonly quantity: number
}

/** A quantity of a cart item that moves to another group. */
export interface ItemMove {
  /** Record id of the line that is moved, or of which a part is. */
  readonly cartItemId: string
  /** Record id of where it is moved to. */
  readonly deliveryGroupId: string
  /** Whole units that move, at least 1. */
  readonly quantity: number
}

/**
 * The moves that lead from where the items of a cart are to where they are requested, each unit at most once. A product
 * whose requested quantities do not add up to what the cart has of it stays where it is: nothing is lost or invented. A
 * group that is named twice gets the sum.
 */
export function planArrangements(
  items: readonly GroupedItem[],
  requested: readonly RequestedQuantity[],
): readonly ItemMove[] {
  const products = [...new Set(requested.map(({ productId }) => productId))]
  return products.flatMap((productId) => {
    const own = items.filter((item) => item.productId === productId)
    const targets = perGroup(requested.filter((entry) => entry.productId === productId))
    const isPossible = targets.every(({ quantity }) => quantity >= 0) && sumOf(own) === sumOf(targets)
    return isPossible ? moveSurplus(own, targets) : []
  })
}

/** What is requested for each group, in the order of the first entries. */
function perGroup(requested: readonly RequestedQuantity[]): readonly Share[] {
  const quantities = new Map<string, number>()
  for (const { deliveryGroupId, quantity } of requested)
    quantities.set(deliveryGroupId, (quantities.get(deliveryGroupId) ?? 0) + quantity)
  return [...quantities].map(([deliveryGroupId, quantity]) => ({ deliveryGroupId, quantity }))
}

/** Moves what each group has too much to the groups that have too little. */
function moveSurplus(items: readonly GroupedItem[], targets: readonly Share[]): readonly ItemMove[] {
  const sources = items.map(({ cartItemId, quantity, deliveryGroupId }) => ({
    cartItemId,
    quantity,
    deliveryGroupId,
  }))
  for (const { deliveryGroupId, quantity } of targets)
    takeAway(sources, { deliveryGroupId, quantity: Math.min(quantity, quantityIn(items, deliveryGroupId)) })
  return targets.flatMap(({ deliveryGroupId, quantity }) => {
    const missing = quantity - Math.min(quantity, quantityIn(items, deliveryGroupId))
    return takeFrom(sources, { deliveryGroupId, quantity: missing })
  })
}

interface Share {
  readonly deliveryGroupId: string
  readonly quantity: number
}

interface Source {
  readonly cartItemId: string
  readonly deliveryGroupId: string
  quantity: number
}

/** Keeps what a group has already out of the surplus. */
function takeAway(sources: readonly Source[], { deliveryGroupId, quantity }: Share): void {
  let left = quantity
  for (const source of sources.filter((each) => each.deliveryGroupId === deliveryGroupId)) {
    const kept = Math.min(left, source.quantity)
    source.quantity -= kept
    left -= kept
  }
}

/** Takes a quantity out of the surplus for a group. */
function takeFrom(sources: readonly Source[], { deliveryGroupId, quantity }: Share): readonly ItemMove[] {
  const moves: ItemMove[] = []
  let missing = quantity
  for (const source of sources) {
    const moved = Math.min(missing, source.quantity)
    if (moved === 0) continue
    source.quantity -= moved
    missing -= moved
    moves.push({ cartItemId: source.cartItemId, deliveryGroupId, quantity: moved })
  }
  return moves
}

const sumOf = (entries: readonly { readonly quantity: number }[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0)

const quantityIn = (items: readonly GroupedItem[], groupId: string): number =>
  sumOf(items.filter(({ deliveryGroupId }) => deliveryGroupId === groupId))
