import { useTranslation } from 'react-i18next'
import { bindFields } from '../../forms/bind-fields'
import type { TextProblem } from '../../forms/text-problem'
import { useTextProblem } from '../../forms/use-text-problem'
import type { CheckoutResponse } from './data/checkout-run'
import { checkoutFields } from './checkout-fields'
import type { CheckoutField } from './checkout-fields'

/** Binds the fields of a step and the lines of its summary to what is wrong with them. */
export function useCheckoutBinding(response: CheckoutResponse | undefined) {
  const textOf = useProblemText(response?.entered?.purchaseOrderNumber ?? '')
  return bindFields({ form: 'checkout', names: checkoutFields, problems: response?.problems, textOf })
}

/** Returns the sentence for what is wrong with a field. */
function useProblemText(number: string): (name: CheckoutField, problem: TextProblem) => string {
  const { t } = useTranslation('checkout')
  const textProblem = useTextProblem()
  const labels = {
    addressId: t('address.legend'),
    method: t('payment.legend'),
    purchaseOrderNumber: t('payment.number'),
  }
  const missing = {
    addressId: t('problem.address-missing'),
    method: t('problem.payment-missing'),
    purchaseOrderNumber: t('problem.number-missing'),
  }
  return (name, problem) => {
    if (problem === 'missing') return missing[name]
    if (problem === 'long' && name === 'purchaseOrderNumber') {
      return t('problem.number-long', { length: number.length })
    }
    return textProblem(problem, { label: labels[name] })
  }
}
