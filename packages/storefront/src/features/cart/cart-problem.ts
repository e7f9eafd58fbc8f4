import { isResponseError, isShopError } from '@cartonnage/sdk/rules'

/** Why a line of the cart could not be changed, as data for the page. */
export interface CartProblem {
  readonly code: 'conflict' | 'gone' | 'refused' | 'unknown' | 'unreachable'
  /** The platform's own sentence, in the language of the page; only for rules of the cart [8-14]. */
  readonly message?: string
}

/** The problem behind a failed change; undefined for a failure that the page cannot explain. */
export function toCartProblem(error: unknown): CartProblem | undefined {
  if (isResponseError(error)) return ofResponse(error)
  if (isShopError(error, 'UNKNOWN_OUTCOME')) return { code: 'unknown' }
  if (isShopError(error, 'INVALID_QUANTITY')) return { code: 'refused' }
  if (isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT')) return { code: 'unreachable' }
  return undefined
}

interface Refusal {
  readonly status: number
  readonly errors: readonly { readonly message?: string }[]
}

function ofResponse({ status, errors }: Refusal): CartProblem {
  if (status === 404) return { code: 'gone' }
  if (status === 409 || status === 423) return { code: 'conflict' }
  if (status >= 500) return { code: 'unreachable' }
  const message = errors.find((one) => one.message !== undefined)?.message
  return message === undefined ? { code: 'refused' } : { code: 'refused', message }
}
