import type { AddressField, DeliveryCountry } from '@cartonnage/sdk/rules'
import { addressLimits, deliveryCountries } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import type { AddressFieldProblem } from './read-address'

interface ProblemLocation {
  readonly field: AddressField
  readonly problem: AddressFieldProblem
  /** What the form has for a country: postcodes look different in each. */
  readonly country: string
}

/** The sentence for what is wrong with a field. */
export function useProblemText(): (location: ProblemLocation) => string {
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
      postalCode: () => t(`postalCode.${countryOf(country) ?? shop}`),
      phone: () => t('problem.phone'),
      refused: () => t('problem.refused', { label }),
    }
    return texts[problem]()
  }
}

/** The delivery country of this code; undefined for any other text. */
export const countryOf = (text: string | null): DeliveryCountry | undefined =>
  [...deliveryCountries.CH, ...deliveryCountries.DE].find((code) => code === text)
