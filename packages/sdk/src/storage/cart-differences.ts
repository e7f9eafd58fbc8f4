import type { CartDifference } from '../state/cart'

const reasons: readonly unknown[] = ['refused', 'failed', 'unknown', 'changed-elsewhere']

const isDifference = (stored: unknown): stored is CartDifference => {
  if (typeof stored !== 'object' || stored === null) return false
  const { productId, meant, actual, reason }: Partial<Record<keyof CartDifference, unknown>> = stored
  const texts = [productId, meant, actual]
  return texts.every((text) => typeof text === 'string') && reasons.includes(reason)
}

/** Differences of products, as stored; unreadable ones are left out. */
export const readCartDifferences = (stored: unknown): readonly CartDifference[] =>
  Array.isArray(stored) ? stored.filter(isDifference) : []
