import type { AddressField } from '@cartonnage/sdk/rules'
import { addressLimits } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { toDeliveryCountry } from './delivery-country'
import type { AddressFieldProblem } from './read-address'

interface FieldProblem {
  readonly field: AddressField
  readonly problem: AddressFieldProblem
  /** The country that the form has: each has its own form of postcode. */
  readonly country: string
}

/** Returns the sentence for what is wrong with a field. */
export function useProblemText(): (problem: FieldProblem) => string {
  const { t } = useTranslation('addresses')
  const { shop } = useShopClient()
  return ({ field, problem, country }) => {
    const label = t(`field.${field}`)
    const texts: Readonly<Record<AddressFieldProblem, () => string>> = {
      missing: () => t(`missing.${field}`),
      long: () => t('problem.long', { label, limit: addressLimits[field] }),
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
