import { useShop } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

const knownUnits = ['Stk', 'Rolle', 'Paket', 'Sack', 'Set'] as const
type KnownUnit = (typeof knownUnits)[number]

const isKnownUnit = (unit: string): unit is KnownUnit => knownUnits.some((known) => known === unit)

export interface UnitWords {
  /** `pro Stück`; an unknown unit as it is. */
  per(unit: string): string
  /** `2’600 Stück` */
  amount(count: number, unit: string): string
}

/** The quantity units of articles in the language of the page. */
export function useUnitWords(): UnitWords {
  const { t } = useTranslation('product')
  const { locale } = useShop()
  return {
    per: (unit) => (isKnownUnit(unit) ? t(`unit.${unit}.per`) : `/ ${unit}`),
    amount: (count, unit) => {
      const number = formatNumber(count, locale)
      return isKnownUnit(unit) ? t(`unit.${unit}.amount`, { count, number }) : `${number} ${unit}`
    },
  }
}
