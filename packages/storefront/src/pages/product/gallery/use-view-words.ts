import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { boardOf } from '../../../drawing/board'
import { useUnitLabels } from '../../../shared/price/unit-labels'
import type { ProductAttributes } from '../../../shared/product/product-attributes'
import type { ViewName } from './gallery-views'

interface ViewWords {
  /** The name of the view, for its link. */
  name(view: ViewName): string
  /** What the view shows. */
  caption(view: ViewName): string
}

/** What the views of a product are called. */
export function useViewWords(attributes: ProductAttributes): ViewWords {
  const { t } = useTranslation('product-details')
  const { locale } = useShopClient()
  const palletWords = usePalletWords(attributes)
  const { flute = '' } = attributes
  const thickness = `${formatNumber(boardOf(flute)?.thickness ?? 0, locale)}\u00a0mm`
  return {
    name: (view) => t(`view.${view}`, { flute }),
    caption: (view) => (view === 'pallet' ? palletWords() : t(`caption.${view}`, { flute, thickness })),
  }
}

/** How many boxes are on a pallet, and in how many bundles where they are whole ones. */
function usePalletWords({ palletQuantity = 0, packUnit = 1, unit }: ProductAttributes) {
  const { t } = useTranslation(['product-details', 'units'])
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const pallet = amount(palletQuantity, unit)
  const bundles = palletQuantity / packUnit
  return () =>
    packUnit > 1 && Number.isInteger(bundles)
      ? t('caption.bundles', {
          pallet,
          bundles: t('units:bundle.amount', { count: bundles, number: formatNumber(bundles, locale) }),
          bundle: amount(packUnit, unit),
        })
      : t('caption.pallet', { pallet })
}
