/** Why a code about the profile was refused: it is wrong, or it is over. */
export type CodeRefusal = 'code' | 'expired'

/** A refusal as the platform sent it. */
export interface RefusedCode {
  /** Of the response. */
  readonly status: number
  /** The platform's errors. */
  readonly errors: readonly { readonly type: string; readonly message?: string }[]
}

/** What a refused code was about. */
export interface CodeRefusalReading {
  /** Whether another try is of use. */
  readonly reason: CodeRefusal
  /** How many more codes may be tried; null where the platform does not say. */
  readonly attemptsLeft: number | null
}

/** Reads a refusal by its words, because its codes are not documented; undefined where it is about something else. */
export function readCodeRefusal({ status, errors }: RefusedCode): CodeRefusalReading | undefined {
  if (status !== 400 && status !== 403 && status !== 422) return undefined
  const [error] = errors
  const words = `${error?.type ?? ''} ${error?.message ?? ''}`
  if (/expired|too many|locked/i.test(words)) return { reason: 'expired', attemptsLeft: null }
  if (!/otp|code|verif/i.test(words)) return undefined
  const left = /attempts left: (\d+)/i.exec(words)?.[1]
  return { reason: 'code', attemptsLeft: left === undefined ? null : Number(left) }
}
