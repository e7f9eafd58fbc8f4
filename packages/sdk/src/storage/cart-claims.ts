/** A product's part in a write to the cart. Quantities are plain decimal texts. */
export interface ClaimedLine {
  /** Empty for an item whose product nobody has seen. */
  readonly productId: string
  /** What is added, or set. */
  readonly quantity: string
  /** What the cart held before; absent when nobody had looked. */
  readonly before?: string
  /** What it held at the first look after sending, where nobody had looked before. */
  readonly firstSeen?: string
}

/**
 * A write to the cart that is on its way, or whose response was lost: until it is settled no page of the browser writes
 * to its products. Or one that waits for such a write, so that it does not go with its page.
 */
export interface CartClaim {
  readonly id: string
  /** The account or user whose cart it is. */
  readonly owner: string
  /** Tab and page that find out what became of it. */
  readonly tab: string
  readonly page: string
  /** When it was sent and when that page last gave a sign of life, in ms since 1970 by this browser's clock. */
  readonly sentAt: number
  readonly lookedAt: number
  /** `merge` adds lines that a guest had gathered. */
  readonly kind: 'add' | 'set' | 'delete' | 'merge'
  readonly lines: readonly ClaimedLine[]
  /** The item that is set. */
  readonly cartItemId?: string
  /** The cart that is deleted. */
  readonly cartId?: string
  /** It is not sent again: it was before, or those who meant it have heard that it failed. */
  readonly isRepeat?: boolean
  /** The shopper is told that it is being checked. */
  readonly isChecked?: boolean
  /** It has not been sent, and is to be. It keeps no other write back. */
  readonly isUnsent?: boolean
}

/** The open writes of a browser; the version counts every change of them. */
export interface CartClaims {
  readonly version: number
  readonly claims: readonly CartClaim[]
}

const kinds: readonly unknown[] = ['add', 'set', 'delete', 'merge']

const isObject = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value)

const isLine = (stored: unknown): stored is ClaimedLine =>
  isObject(stored) &&
  isText(stored['productId']) &&
  isText(stored['quantity']) &&
  isTextOrAbsent(stored['before']) &&
  isTextOrAbsent(stored['firstSeen'])

function isClaim(stored: unknown): stored is CartClaim {
  if (!isObject(stored)) return false
  const { id, owner, tab, page, sentAt, lookedAt, kind, lines, cartItemId, cartId } = stored
  return (
    [id, owner, tab, page].every(isText) &&
    Number.isFinite(sentAt) &&
    Number.isFinite(lookedAt) &&
    kinds.includes(kind) &&
    Array.isArray(lines) &&
    lines.every(isLine) &&
    isTextOrAbsent(cartItemId) &&
    isTextOrAbsent(cartId)
  )
}

/** The open writes as stored; what cannot be read is left out. */
export function readCartClaims(stored: unknown): CartClaims {
  const { version, claims }: Partial<Record<keyof CartClaims, unknown>> = isObject(stored) ? stored : {}
  return {
    version: Number.isSafeInteger(version) ? Number(version) : 0,
    claims: Array.isArray(claims) ? claims.filter(isClaim) : [],
  }
}
