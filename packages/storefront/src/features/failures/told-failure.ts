import type { ErrorDescription } from '@cartonnage/sdk/errors'

/** Where to go on after a failure. */
export interface FailureWay {
  readonly key: NonNullable<ErrorDescription['way']>['to']
  /** The words of the link or button. */
  readonly label: string
  /** A path of the shop, below its base path. */
  readonly to: string
}

/** A failure in the words of the error catalogue, as plain data that travels from a server to its page. */
export interface ToldFailure extends Pick<ErrorDescription, 'messageKey' | 'toldBy'> {
  /** What happened and what can be done, each a sentence; empty where the words could not be fetched. */
  readonly sentences: readonly string[]
  readonly way?: FailureWay
}

/** The sentences that a place has of its own, by what happened. */
export type OwnWords = Readonly<Partial<Record<ToldFailure['messageKey'], string>>>

/** Ways that ask the same once more: whoever stands before a form or a button has them at hand. */
const again: readonly FailureWay['key'][] = ['tryAgain', 'wait', 'reload']
/** Ways to a field. */
const toField: readonly FailureWay['key'][] = ['changeQuantity', 'takeLess', 'checkInput']

export const isAgain = ({ key }: FailureWay): boolean => again.includes(key)
/** Whether a form or a field beside the failure is the way on. */
export const isAtForm = (way: FailureWay): boolean => isAgain(way) || toField.includes(way.key)

/** The words of a place where the catalogue leaves it to the place, else those of the catalogue; empty without either. */
export function sentencesOf({ messageKey, sentences, toldBy }: ToldFailure, own: OwnWords = {}): string {
  const told = toldBy === 'place' ? own[messageKey] : undefined
  return told ?? sentences.join(' ')
}
