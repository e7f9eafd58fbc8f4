import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { bindFields } from '../../forms/bind-fields'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import { declarationFields } from './declaration-fields'
import type { DeclarationField, DeclarationProblem, DeclarationProblems } from './declaration-fields'
import type { loadWithdrawal } from './data/withdrawal-loader'

/** Binds the fields of a declaration and the lines of the summary to what is wrong with them. */
export function useDeclarationBinding(problems: DeclarationProblems | undefined) {
  const { lines } = useLoaderData<typeof loadWithdrawal>()
  return bindFields({
    form: 'withdrawal',
    names: declarationFields,
    problems: lines.length === 0 ? problems : atBoxes(problems),
    textOf: useProblemText(),
  })
}

/** Where the items can be checked, that is what is missing, not a text. */
function atBoxes(problems: DeclarationProblems | undefined): DeclarationProblems | undefined {
  if (problems?.written !== 'missing') return problems
  const { written, ...others } = problems
  return { ...others, line: written }
}

/** Returns the sentence for what is wrong with a field: usually all that it should have, with an example. */
function useProblemText(): (name: DeclarationField, problem: DeclarationProblem) => string {
  const { t } = useTranslation('withdrawal')
  const textProblem = useTextProblem()
  const labels = {
    name: t('field.name'),
    order: t('field.order'),
    email: t('field.email'),
    line: t('declare.known'),
    written: t('field.lines'),
  }
  return (name, problem) => {
    if (isCommonProblem(problem) && problem !== 'long') return textProblem(problem, { label: labels[name] })
    return t(`problems.${name === 'written' ? 'lines' : name}`)
  }
}
