import type { ErrorDescription } from '@cartonnage/sdk/errors'

/** The next step after a failure. */
export interface FailureTarget {
  readonly key: NonNullable<ErrorDescription['target']>['to']
  /** The text of the link or button. */
  readonly label: string
  /** A path of the shop, below its base path. */
  readonly to: string
}

/** A failure with the texts of the error catalogue, as plain data that a server can send to its page. */
export interface ReportedFailure extends Pick<ErrorDescription, 'messageKey' | 'reportedBy'> {
  /** What happened and what can be done, one sentence each; empty where the texts could not be fetched. */
  readonly sentences: readonly string[]
  readonly target?: FailureTarget
}

/** A page's own sentences, by message key. */
export type OwnMessages = Readonly<Partial<Record<ReportedFailure['messageKey'], string>>>

/** Targets that repeat the same request, which a form or a button does too. */
const retryKeys: readonly FailureTarget['key'][] = ['tryAgain', 'wait', 'reload']
const fieldKeys: readonly FailureTarget['key'][] = ['changeQuantity', 'takeLess', 'checkInput']

export const isRetry = ({ key }: FailureTarget): boolean => retryKeys.includes(key)
/** Whether the form or field next to the failure is the next step. */
export const isAtForm = (target: FailureTarget): boolean => isRetry(target) || fieldKeys.includes(target.key)

/** The page's own text where the catalogue leaves it to the page, else the catalogue's; empty without either. */
export function sentencesOf(
  { messageKey, sentences, reportedBy }: ReportedFailure,
  own: OwnMessages = {},
): string {
  const reported = reportedBy === 'place' ? own[messageKey] : undefined
  return reported ?? sentences.join(' ')
}
