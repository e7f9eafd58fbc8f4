import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, largestQuantity, raiseQuantity } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { bindFields } from '../../forms/bind-fields'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import type { RequestSource } from './data/request-loader'
import { requestFields } from './data/request-response'
import type { RequestField, RequestProblem, RequestProblems } from './data/request-response'
import { longestWish } from './wish'

/** Binds the fields of a request and the lines of the summary to what is wrong with them. */
export const useRequestBinding = (source: RequestSource, problems: RequestProblems | undefined) =>
  bindFields({ form: 'offer', names: requestFields, problems, textOf: useProblemTexts(source) })

function useProblemTexts(source: RequestSource): (name: RequestField, problem: RequestProblem) => string {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  const textProblem = useTextProblem()
  const rule = source.from === 'product' ? source.rule : {}
  const labels = { quantity: t('request.quantity'), wish: t('request.wish'), validUntil: t('request.date') }
  const number = (value: number) => formatNumber(value, locale)
  return (name, problem) => {
    if (isCommonProblem(problem)) return textProblem(problem, { label: labels[name], limit: longestWish })
    if (name === 'validUntil') return t('request.problem.date')
    const step = number(rule.increment ?? 1)
    if (problem === 'rule') return t('request.problem.rule', { minimum: number(rule.minimum ?? 1), step })
    if (problem === 'too-large') return t('request.problem.too-large', { largest: number(largestQuantity) })
    return t('request.problem.quantity', { example: number(raiseQuantity(1, rule)) })
  }
}
