import type { Problems } from '../../forms/reading/form-schema'
import type { TextProblem } from '../../forms/text-problem'

/** What a buyer declares. */
export interface Declaration {
  readonly name: string
  readonly orderReferenceNumber: string
  readonly email: string
  /** The items in the buyer's words; empty for the whole order. */
  readonly lines: readonly string[]
}

/** Fields that may be invalid, in the order of the form. */
export const declarationFields = ['name', 'order', 'email', 'line', 'written'] as const
export type DeclarationField = (typeof declarationFields)[number]

/** `lines`: too many of them, or one is too long. */
export type DeclarationProblem = TextProblem | 'email' | 'lines'
export type DeclarationProblems = Problems<DeclarationField, DeclarationProblem>
