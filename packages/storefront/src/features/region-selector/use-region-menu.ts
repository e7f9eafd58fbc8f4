import type { RegionPickerView } from '@cartonnage/react-hooks'
import { useRegionPicker, useShopClient } from '@cartonnage/react-hooks'
import { showsRegionSelector } from '@cartonnage/sdk/rules'
import { shopSettings } from '../../app/shop-settings'

/** The picker of a menu, or nothing where the shop has no selector or its VAT rates are not there [2.8-3], [2.8-4]. */
export function useRegionMenu(onClose: () => void): RegionPickerView | undefined {
  const { shop } = useShopClient()
  const picker = useRegionPicker({ onClose })
  const isShown = showsRegionSelector(shop, shopSettings[shop].regionSelectorEnabled)
  return isShown && picker.options !== undefined ? picker : undefined
}
