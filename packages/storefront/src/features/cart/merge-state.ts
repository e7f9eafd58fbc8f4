import type { CartDifference } from '@cartonnage/sdk'

type State = Pick<CartDifference, 'reason' | 'code' | 'confirmedBy'>

const unreadable = 'INVALID_QUANTITY'

/** The key of the sentence that says what became of a line of the guest's cart. */
export function mergeState({ reason, code, confirmedBy }: State) {
  if (confirmedBy === 'match') return 'merged.match'
  if (code === unreadable) return 'merged.unreadable'
  if (reason === 'refused') return 'merged.refused'
  return reason === 'unknown' ? 'differs.unknown' : 'merged.elsewhere'
}

const reasons = {
  INSUFFICIENT_INVENTORY: 'merged.reason.stock',
  LIMIT_EXCEEDED: 'merged.reason.most',
  MAX_LIMIT_EXCEEDED: 'merged.reason.most',
  INSUFFICIENT_ACCESS: 'merged.reason.gone',
  ITEM_NOT_FOUND: 'merged.reason.gone',
} as const

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code)

/** The key of the reason for a refusal, as far as the platform's code names one. */
export function mergeReason({ reason, code = '' }: State) {
  if (reason !== 'refused' || code === unreadable) return undefined
  return isKnown(code) ? reasons[code] : 'merged.reason.other'
}
