import type { ErrorDescription } from '@cartonnage/sdk/errors'

/** Where to go on after a failure. */
export interface FailureTarget {
  readonly key: NonNullable<ErrorDescription['way']>['to']
  /** The words of the link or button. */
  readonly label: string
  /** A path of the shop, below its base path. */
  readonly to: string
}

/** A failure in the words of the error catalogue, as plain data that travels from a server to its page. */
export interface ReportedFailure extends Pick<ErrorDescription, 'messageKey' | 'reportedBy'> {
  /** What happened and what can be done, each a sentence; empty where the words could not be fetched. */
  readonly sentences: readonly string[]
  readonly way?: FailureTarget
}

/** The sentences that a place has of its own, by what happened. */
export type OwnMessages = Readonly<Partial<Record<ReportedFailure['messageKey'], string>>>

/** Ways that ask the same once more: whoever stands before a form or a button has them at hand. */
const again: readonly FailureTarget['key'][] = ['tryAgain', 'wait', 'reload']
/** Ways to a field. */
const toField: readonly FailureTarget['key'][] = ['changeQuantity', 'takeLess', 'checkInput']

export const isAgain = ({ key }: FailureTarget): boolean => again.includes(key)
/** Whether a form or a field beside the failure is the way on. */
export const isAtForm = (way: FailureTarget): boolean => isAgain(way) || toField.includes(way.key)

/** The words of a place where the catalogue leaves it to the place, else those of the catalogue; empty without either. */
export function sentencesOf(
  { messageKey, sentences, reportedBy }: ReportedFailure,
  own: OwnMessages = {},
): string {
  const reported = reportedBy === 'place' ? own[messageKey] : undefined
  return reported ?? sentences.join(' ')
}
