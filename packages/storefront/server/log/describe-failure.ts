import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { isRecord } from '../../src/shell/is-record'
import { contractPathOf } from '../http/platform-paths'

/** What a line of the log says of a failure. */
export interface FailureDetails {
  /** A `ShopError`'s code, or the name of another error. Absent for other values. */
  readonly code?: string | undefined
  /** The code of the system or the connection behind it, `ECONNREFUSED` for instance. */
  readonly cause?: string | undefined
  /** The contract's path of the refused call. */
  readonly call?: string | undefined
  readonly platformStatus?: number | undefined
  readonly platformCode?: string | undefined
  /** For our own faults only. */
  readonly message?: string | undefined
  readonly stack?: string | undefined
}

/**
 * An error as the log may contain it: an error of the platform by its codes, a fault of ours by its message and stack.
 * Leaves out messages that may contain what a visitor sent.
 */
export function describeFailure(error: unknown): FailureDetails {
  if (isResponseError(error)) return { ...codesOf(error), ...responseDetailsOf(error) }
  // The contract's message about an unexpected response has names only, never values.
  if (isShopError(error, 'UNEXPECTED_ANSWER')) return { ...codesOf(error), message: safeText(error.message) }
  if (isShopError(error)) return codesOf(error)
  if (!(error instanceof Error)) return {}
  return { ...codesOf(error), message: safeText(error.message), stack: safeStack(error) }
}

/** Whether it is a bug of this program, not a failure of the platform. */
export const isOwnFault = (error: unknown): boolean => error instanceof Error && !isShopError(error)

/** Whether it only means that the visitor has left. */
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

const maxDepth = 5

/** The nearest system error code in a chain of causes. */
function findSystemCode(error: unknown, depth = 0): string | undefined {
  const { code, cause } = membersOf(error)
  const isSystemCode = !isShopError(error) && typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code)
  if (isSystemCode) return code
  return cause === undefined || depth === maxDepth ? undefined : findSystemCode(cause, depth + 1)
}

const toName = (name: unknown): string =>
  typeof name === 'string' && /^[A-Za-z]\w{0,40}$/.test(name) ? name : 'Error'

interface Members {
  readonly name?: unknown
  readonly code?: unknown
  readonly cause?: unknown
}

const membersOf = (error: unknown): Members => (isRecord(error) ? error : {})

/** Text that a visitor may have sent: quoted values, e-mail addresses, URLs and paths, numbers, ids. */
const sent = [/(["'`«“])(?:(?!["'`»”]).)*["'`»”]/gs, /\S+@\S+/g, /\S*[/\\?#%=&]\S*/g, /\S*\d{3}\S*/g]

/** A message with `…` for everything that a visitor may have sent. */
export function safeText(text: string): string {
  const redacted = sent.reduce((rest, pattern) => rest.replace(pattern, '…'), text.slice(0, 2_000))
  return redacted.replace(/\s+/g, ' ').trim().slice(0, 200)
}

const maxFrames = 8

/** The frames of a stack, without its first lines, which repeat the message. */
export function safeStack({ stack = '' }: Pick<Error, 'stack'>): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames
    .slice(0, maxFrames)
    .map((frame) =>
      frame
        .trim()
        .replace(/\?[^):]*/g, '')
        .slice(0, 200),
    )
    .join('\n')
}
