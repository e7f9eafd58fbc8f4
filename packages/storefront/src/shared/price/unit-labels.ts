import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

const supportedUnits = ['Stk', 'Rolle', 'Paket', 'Sack', 'Set'] as const
type SupportedUnit = (typeof supportedUnits)[number]

export const isSupportedUnit = (unit: string): unit is SupportedUnit =>
  supportedUnits.some((supported) => supported === unit)

export interface UnitLanguage {
  readonly locale: ShopLocale
  readonly t: TFunction<'units'>
}

/** `2’600 Stück`, `36 Rollen`; an unknown unit as it is, and the number alone where nobody says the unit. */
export function unitAmount(count: number | string, unit: string | null, { locale, t }: UnitLanguage): string {
  const number = formatNumber(count, locale)
  if (unit === null) return number
  return isSupportedUnit(unit) ? t(`${unit}.amount`, { count: Number(count), number }) : `${number} ${unit}`
}

/** As {@link unitAmount}, and `36 ×` where nobody says the unit: before a name. */
export const quantityText = (count: number | string, unit: string | null, language: UnitLanguage): string =>
  unitAmount(count, unit, language) + (unit === null ? '\u00a0×' : '')

interface UnitLabels {
  /** `pro Stück`; an unknown unit as it is. */
  per(unit: string): string
  /** As {@link unitAmount}. */
  amount(count: number | string, unit: string | null): string
  /** As {@link quantityText}. */
  quantity(count: number | string, unit: string | null): string
}

/** The products' quantity units in the language of the page. */
export function useUnitLabels(): UnitLabels {
  const { t } = useTranslation('units')
  const { locale } = useShopClient()
  return {
    per: (unit) => (isSupportedUnit(unit) ? t(`${unit}.per`) : `/ ${unit}`),
    amount: (count, unit) => unitAmount(count, unit, { locale, t }),
    quantity: (count, unit) => quantityText(count, unit, { locale, t }),
  }
}
