import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { QuantityUnit } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { isSupportedUnit } from '../price/unit-labels'

/** What holds several of a product's unit. */
type Pack = Exclude<QuantityUnit['kind'], 'piece'>

interface PackLabels {
  /** `Stück`, `Bund (25)`: what a quantity of the product is counted in. */
  countedIn(by: QuantityUnit, unit: string): string
  /** `3 Bunde`. */
  packs(count: number, kind: Pack, unit: string): string
}

/** Pieces come in bundles, rolls and the like in cases. */
const packName = (kind: Pack, unit: string) => (kind === 'bundle' && unit !== 'Stk' ? 'case' : kind)

/** Bundles, cases and pallets of a product in the language of the page. */
export function usePackLabels(): PackLabels {
  const { t } = useTranslation('units')
  const { locale } = useShopClient()
  return {
    countedIn: ({ kind, size }, unit) => {
      if (kind !== 'piece') return `${t(`${packName(kind, unit)}.name`)} (${formatNumber(size, locale)})`
      return isSupportedUnit(unit) ? t(`${unit}.many`) : unit
    },
    packs: (count, kind, unit) =>
      t(`${packName(kind, unit)}.amount`, { count, number: formatNumber(count, locale) }),
  }
}
