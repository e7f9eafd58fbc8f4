import { useShopClient } from '@cartonnage/react-hooks'
import type { RequestFields } from '@cartonnage/sdk/rules'
import {
  formatNumber,
  largestQuantity,
  largestSheet,
  readGoods,
  requestDimensionLimits,
  requestTextLimits,
  suitableFlutes,
} from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { bindFields } from '../../forms/bind-fields'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import { formFields } from './request-problems'
import type { FormField, FormProblem, FormProblems } from './request-problems'

/** Binds the fields and the lines of the summary to what is wrong with them. */
export function useRequestBinding(problems: FormProblems | undefined, entered: RequestFields) {
  return bindFields({ form: 'request', names: formFields, problems, textOf: useProblemText(entered) })
}

export type RequestBinding = Pick<ReturnType<typeof useRequestBinding>, 'field'>

/** Returns the sentence for what is wrong with a field, with what would be right. */
function useProblemText(entered: RequestFields): (name: FormField, problem: FormProblem) => string {
  const { t } = useTranslation('request')
  const textProblem = useTextProblem()
  const labelOf = useFieldLabel()
  const limitOf = useLimit()
  const flutesOf = useFlutes(entered)
  const { locale } = useShopClient()
  return (name, problem) => {
    const label = labelOf(name)
    if (isCommonProblem(problem)) return textProblem(problem, { label })
    if (problem === 'too-weak' || problem === 'too-stiff' || problem === 'not-for-style')
      return t(`problem.${problem}`, { label, flute: entered.flute, flutes: flutesOf() })
    const { length, width } = largestSheet
    return t(`problem.${problem}`, {
      ...{ label, example: t(`example.${exampleOf(name)}`), limit: limitOf(name, problem) },
      sheet: `${formatNumber(length, locale)} × ${formatNumber(width, locale)} mm`,
    })
  }
}

function useFieldLabel(): (name: FormField) => string {
  const { t } = useTranslation('request')
  return (name) => {
    if (name === 'style') return t('styleLabel')
    return name === 'isPrintedInside' ? t('printInside') : t(name)
  }
}

const examples = ['length', 'width', 'height', 'quantity', 'wishedDate', 'name', 'email', 'phone'] as const

const exampleOf = (name: FormField): (typeof examples)[number] | 'other' =>
  examples.find((each) => name.startsWith(each)) ?? 'other'

/** Limits in words, with their unit where the sentence has none. */
function useLimit(): (name: FormField, problem: FormProblem) => string {
  const { t } = useTranslation('request')
  const { locale } = useShopClient()
  return (name, problem) => {
    if (name === 'length' || name === 'width' || name === 'height') {
      const [least, most] = requestDimensionLimits[name]
      return problem === 'too-small' ? String(least) : `${formatNumber(most, locale)} mm`
    }
    if (name in requestTextLimits) return String(requestTextLimits[name as keyof typeof requestTextLimits])
    return `${formatNumber(largestQuantity, locale)} ${t('pieces')}`
  }
}

/** The flutes that would do for what was entered. */
function useFlutes(entered: RequestFields): () => string {
  const { t } = useTranslation('request')
  const { locale } = useShopClient()
  return () => {
    const { length = 0, width = 0, height = 0 } = readGoods(entered, locale).dimensions
    const flutes = suitableFlutes({ fefco: entered.style, length, width, height })
    return [...flutes, `«${t('fluteAdvice')}»`].join(', ')
  }
}
