import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

const supportedUnits = ['Stk', 'Rolle', 'Paket', 'Sack', 'Set'] as const
type SupportedUnit = (typeof supportedUnits)[number]

const isSupportedUnit = (unit: string): unit is SupportedUnit =>
  supportedUnits.some((supported) => supported === unit)

interface UnitLabels {
  /** `pro Stück`; an unknown unit as it is. */
  per(unit: string): string
  /** `2’600 Stück` */
  amount(count: number, unit: string): string
}

/** The products' quantity units in the language of the page. */
export function useUnitLabels(): UnitLabels {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  return {
    per: (unit) => (isSupportedUnit(unit) ? t(`unit.${unit}.per`) : `/ ${unit}`),
    amount: (count, unit) => {
      const number = formatNumber(count, locale)
      return isSupportedUnit(unit) ? t(`unit.${unit}.amount`, { count, number }) : `${number} ${unit}`
    },
  }
}
