import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import { contractPathOf } from './platform-paths'
import { safeStack, safeText } from './safe-text'

/** What a line of the log says of a failure. */
export interface FailureDetails {
  /** A `ShopError`'s code, or the name of another error. Absent for what is no error. */
  readonly code?: string | undefined
  /** The code of the system or the connection behind it, `ECONNREFUSED` for instance. */
  readonly cause?: string | undefined
  /** The call of the contract that the platform refused, by its path. */
  readonly call?: string | undefined
  readonly platformStatus?: number | undefined
  readonly platformCode?: string | undefined
  /** Of a fault of ours only. */
  readonly message?: string | undefined
  readonly stack?: string | undefined
}

/**
 * An error as the log may keep it: what the platform did by its codes, a fault of ours by its place. Messages that may
 * hold what somebody sent are not repeated.
 */
export function describeFailure(error: unknown): FailureDetails {
  if (isResponseError(error)) return { ...codesOf(error), ...responseDetailsOf(error) }
  // What the contract says of a response that is not as agreed is about names, never about values.
  if (isShopError(error, 'UNEXPECTED_ANSWER')) return { ...codesOf(error), message: safeText(error.message) }
  if (isShopError(error)) return codesOf(error)
  if (!(error instanceof Error)) return {}
  return { ...codesOf(error), message: safeText(error.message), stack: safeStack(error) }
}

/** Whether it is a fault of this program, which somebody has to mend, and not a failure of the platform. */
export const isOwnFault = (error: unknown): boolean => error instanceof Error && !isShopError(error)

/** Whether it only says that the visitor has left. */
export function isAbort(error: unknown): boolean {
  if (isShopError(error)) return error.code === 'ABORTED' || isAbort(error.cause)
  return membersOf(error).name === 'AbortError'
}

function codesOf(error: Error): FailureDetails {
  const code = isShopError(error) ? error.code : toName(error.name)
  const cause = findSystemCode(error)
  return { ...(code !== undefined && { code }), ...(cause !== undefined && { cause }) }
}

interface Refusal {
  readonly url: string
  readonly status: number
  readonly errors: readonly { readonly type: string }[]
}

function responseDetailsOf({ url, status, errors }: Refusal): FailureDetails {
  const call = contractPathOf(url)
  const type = errors[0]?.type
  return {
    ...(call !== undefined && { call }),
    platformStatus: status,
    ...(type !== undefined && /^[A-Z][A-Z_]{1,60}$/.test(type) && { platformCode: type }),
  }
}

const deepest = 5

/** The nearest code of the system in a chain of causes. */
function findSystemCode(error: unknown, depth = 0): string | undefined {
  const { code, cause } = membersOf(error)
  const isSystemCode = !isShopError(error) && typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code)
  if (isSystemCode) return code
  return cause === undefined || depth === deepest ? undefined : findSystemCode(cause, depth + 1)
}

const toName = (name: unknown): string =>
  typeof name === 'string' && /^[A-Za-z]\w{0,40}$/.test(name) ? name : 'Error'

interface Members {
  readonly name?: unknown
  readonly code?: unknown
  readonly cause?: unknown
}

const membersOf = (error: unknown): Members => (typeof error === 'object' && error !== null ? error : {})
