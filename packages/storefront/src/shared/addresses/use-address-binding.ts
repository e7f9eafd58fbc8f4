import type { AddressField } from '@cartonnage/sdk/rules'
import { addressFields, addressLimits } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { bindFields } from '../../forms/bind-fields'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import { toDeliveryCountry } from './delivery-country'
import type { AddressFieldProblem, AddressProblems } from './data/read-address'

interface AddressBinding {
  readonly problems: AddressProblems
  /** The country that the form has: each has its own form of postcode. */
  readonly country: string
}

/** Binds the fields of an address and the lines of the summary to what is wrong with them. */
export function useAddressBinding({ problems, country }: AddressBinding) {
  const textOf = useProblemText(country)
  return bindFields({ form: 'address', names: addressFields, problems, textOf })
}

/** Returns the sentence for what is wrong with a field. */
function useProblemText(country: string): (field: AddressField, problem: AddressFieldProblem) => string {
  const { t } = useTranslation('addresses')
  const { shop } = useShopClient()
  const textProblem = useTextProblem()
  return (field, problem) => {
    const label = t(`field.${field}`)
    if (isCommonProblem(problem)) return textProblem(problem, { label, limit: addressLimits[field] })
    const texts = {
      missing: () => t(`missing.${field}`),
      country: () => t('problem.country'),
      vatId: () => t('problem.vatId', { example: t(`vatIdExample.${shop}`) }),
      unkept: () => t('problem.unkept'),
      postalCode: () => t(`postalCode.${toDeliveryCountry(country) ?? shop}`),
      phone: () => t('problem.phone'),
      refused: () => t('problem.refused', { label }),
    }
    return texts[problem]()
  }
}
