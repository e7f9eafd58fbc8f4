import { useTranslation } from 'react-i18next'
import type { TextProblem } from './text-problem'

/** What is wrong with a text, other than that it is missing: for that each field has a sentence of its own. */
export type CommonProblem = Exclude<TextProblem, 'missing'>

/** A field in a sentence about it. */
export interface NamedField {
  readonly label: string
  /** The maximum number of characters. */
  readonly limit?: number
}

const commonProblems: readonly string[] = ['long', 'repeated', 'file', 'characters'] satisfies CommonProblem[]

export const isCommonProblem = (problem: string): problem is CommonProblem => commonProblems.includes(problem)

/** Returns the sentence for a problem that any text may have. */
export function useTextProblem(): (problem: CommonProblem, field: NamedField) => string {
  const { t } = useTranslation('common')
  return (problem, { label, limit }) =>
    problem === 'long' && limit !== undefined
      ? t('form.long', { label, limit })
      : t('form.unreadable', { label })
}
