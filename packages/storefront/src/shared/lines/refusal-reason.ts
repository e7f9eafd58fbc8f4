const reasons = {
  INSUFFICIENT_INVENTORY: 'merged.reason.stock',
  LIMIT_EXCEEDED: 'merged.reason.most',
  MAX_LIMIT_EXCEEDED: 'merged.reason.most',
  INSUFFICIENT_ACCESS: 'merged.reason.gone',
  ITEM_NOT_FOUND: 'merged.reason.gone',
} as const

const isSupported = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code)

/** The text key for a refusal, by the platform's code. */
export const refusalReason = (code = '') =>
  isSupported(code) ? reasons[code] : ('merged.reason.other' as const)
