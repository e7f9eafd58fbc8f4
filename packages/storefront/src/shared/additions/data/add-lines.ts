import { cart } from '@cartonnage/sdk'
import type { CartChange, Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import type { ReorderAddition, ReorderAnswer } from '@cartonnage/sdk/rules'

/** What became of each addition; with the failure because of which some were not made. */
export interface AddedLines {
  readonly answers: readonly ReorderAnswer[]
  readonly error?: unknown
}

/** How many products the platform takes in one call. */
const linesPerCall = 100

/**
 * Adds lines to the buyer's cart, a call after the other. The first call that fails is the last one: what it was about and
 * what was to follow is named as such.
 */
export async function addLines({ use }: Client, additions: readonly ReorderAddition[]): Promise<AddedLines> {
  const answers: ReorderAnswer[] = []
  while (answers.length < additions.length) {
    const part = additions.slice(answers.length, answers.length + linesPerCall)
    try {
      answers.push(...answersOf(part, await use(cart).add(part)))
    } catch (error) {
      if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
      if (isRefusedLine(part, error)) return { answers: [...answers, ...refuse(part, error)] }
      const outcome = isShopError(error, 'UNKNOWN_OUTCOME') ? 'unknown' : 'failed'
      const rest = additions.slice(answers.length + part.length)
      return { answers: [...answers, ...answer(part, outcome), ...answer(rest, 'failed')], error }
    }
  }
  return { answers }
}

const answer = (
  lines: readonly ReorderAddition[],
  outcome: ReorderAnswer['outcome'],
): readonly ReorderAnswer[] => lines.map(({ productId }) => ({ productId, outcome }))

/** A notice without a product may be about any line that is not refused by name. */
function answersOf(part: readonly ReorderAddition[], { errors }: CartChange): readonly ReorderAnswer[] {
  const isVague = errors.some(({ productId }) => productId === undefined)
  return part.map(({ productId }) => {
    const refusal = errors.find((notice) => isSameRecordId(notice.productId ?? '', productId))
    if (refusal !== undefined) return { productId, outcome: 'refused', message: refusal.message }
    return { productId, outcome: isVague ? 'unknown' : 'taken' }
  })
}

/** The platform or its rules do not take the only line of a call. */
const isRefusedLine = ({ length }: readonly ReorderAddition[], error: unknown): boolean =>
  length === 1 &&
  (isShopError(error, 'INVALID_QUANTITY') ||
    (isResponseError(error) && [400, 403, 404, 422].includes(error.status)))

/** Only the texts of validations are for shoppers. */
function refuse(part: readonly ReorderAddition[], error: unknown): readonly ReorderAnswer[] {
  const errors = isShopError(error) ? error.errors : []
  const message = errors.find(({ type }) => type === 'CART_VALIDATION_ERROR')?.message
  return part.map(({ productId }) => ({ productId, outcome: 'refused', message }))
}
