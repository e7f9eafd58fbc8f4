import type { RegionPickerView } from '@cartonnage/react-hooks'
import { useRegionPicker, useShopClient } from '@cartonnage/react-hooks'
import { showsRegionSelector } from '@cartonnage/sdk/rules'
import { shopSettings } from '../../shell/shop-settings'

/** The picker of a menu; undefined if the shop has no selector, or before its VAT rates are loaded. */
export function useRegionMenu(onClose: () => void): RegionPickerView | undefined {
  const { shop } = useShopClient()
  const picker = useRegionPicker({ onClose })
  const isEnabled = showsRegionSelector(shop, shopSettings[shop].regionSelectorEnabled)
  return isEnabled && picker.options !== undefined ? picker : undefined
}
