import { isRecord } from '../is-record'

/** A product's share of a write to the cart. Quantities are decimal texts. */
export interface ClaimedLine {
  /** Empty for an item whose product was never read. */
  readonly productId: string
  /** What is added, or the new quantity. */
  readonly quantity: string
  /** What the cart had before; absent when it was not read then. */
  readonly before?: string
  /** What the first read after sending found; present only without `before`. */
  readonly firstSeen?: string
  /**
   * Of an unsent change that replaces the item: the quantities that it had, or was about to have, when the change was
   * requested. With any other, somebody else has changed it since.
   */
  readonly seen?: readonly string[]
  /** The item that is replaced; present only with `seen`. */
  readonly cartItemId?: string
}

/**
 * A write to the cart that is in flight or whose response was lost: until it is settled, no page of the browser writes
 * to its products. Or a write that waits for such a one, saved so that it survives its page.
 */
export interface CartClaim {
  readonly id: string
  /** The account or user whose cart it is. */
  readonly owner: string
  /** Tab and page that find out the outcome. */
  readonly tab: string
  readonly page: string
  /** When it was sent and when that page last showed activity, in ms since 1970 by this browser's clock. */
  readonly sentAt: number
  readonly lookedAt: number
  /** `merge` adds the lines of a guest cart. */
  readonly kind: 'add' | 'set' | 'delete' | 'merge'
  readonly lines: readonly ClaimedLine[]
  /** The item that is set; absent for other kinds. */
  readonly cartItemId?: string
  /** The cart that is deleted, or that gets the lines of an inactive one; absent for other kinds. */
  readonly cartId?: string
  /** It must not be sent again: it already was, or its callers were told that it failed. */
  readonly isRepeat?: boolean
  /** The shopper sees that it is being checked. */
  readonly isChecked?: boolean
  /** It is still to be sent, and does not block other writes. */
  readonly isUnsent?: boolean
}

/** The open writes of a browser; the version counts their changes. */
export interface CartClaims {
  readonly version: number
  readonly claims: readonly CartClaim[]
}

const kinds: readonly unknown[] = ['add', 'set', 'delete', 'merge']

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value)

const isLine = (stored: unknown): stored is ClaimedLine =>
  isRecord(stored) &&
  isText(stored.productId) &&
  isText(stored.quantity) &&
  isTextOrAbsent(stored.before) &&
  isTextOrAbsent(stored.firstSeen) &&
  isTextOrAbsent(stored.cartItemId) &&
  (stored.seen === undefined || (Array.isArray(stored.seen) && stored.seen.every(isText)))

function isClaim(stored: unknown): stored is CartClaim {
  if (!isRecord(stored)) return false
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

/** The valid ones among the stored open writes. */
export function readCartClaims(stored: unknown): CartClaims {
  const { version, claims }: Partial<Record<keyof CartClaims, unknown>> = isRecord(stored) ? stored : {}
  return {
    version: Number.isSafeInteger(version) ? Number(version) : 0,
    claims: Array.isArray(claims) ? claims.filter(isClaim) : [],
  }
}
