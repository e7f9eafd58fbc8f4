import { useShopClient } from '@cartonnage/react-hooks'
import {
  formatNumber,
  heaviestParcel,
  packsPerParcel,
  parcelLimits,
  parcelSizeOf,
  shippingUnits,
} from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { BoxIcon, TruckIcon } from '../../components/icons'
import { useUnitLabels } from '../../shared/price/unit-labels'
import type { ListedProduct } from '../../shared/product/listed-product'
import { sizeText } from '../../shared/product/product-name'

/** How the box itself travels when it is packed: as which parcel, up to which weight, and its outer size. */
export function PackedBox({ attributes }: Pick<ListedProduct, 'attributes'>) {
  const { t } = useTranslation(['product-page', 'product'])
  const { shop, locale } = useShopClient()
  const { outerSize, maxLoad } = attributes
  if (outerSize === undefined) return null
  const parcel = parcelSizeOf(outerSize, parcelLimits[shop])
  const load = maxLoad === undefined ? undefined : formatNumber(Math.min(maxLoad, heaviestParcel), locale)
  return (
    <li>
      <BoxIcon size={22} />
      <p>
        {load === undefined ? null : `${t(`parcel.${shop}.${parcel}`, { load })} `}
        {t('product:page.outer', { size: `${sizeText(outerSize)}\u00a0mm` })}
      </p>
    </li>
  )
}

interface ShippedUnitsProps {
  readonly product: ListedProduct
  readonly quantity: number
}

/** In how many parcels or on how many pallets the quantity arrives, and how much goes into one parcel. */
export function ShippedUnits({ product: { attributes }, quantity }: ShippedUnitsProps) {
  const { t } = useTranslation('product-page')
  const { amount } = useUnitLabels()
  const { weight, isFreightOnly = false, isBulky = false } = attributes
  const { packUnit = 1, palletQuantity, unit } = attributes
  if (weight === undefined || weight === 0) return null
  const line = { quantity, weight, isFreightOnly, isBulky }
  const { kind, count } = shippingUnits(line, palletQuantity)
  const bundles = packUnit > 1 ? packsPerParcel(line, packUnit) : 0
  return (
    <li>
      <TruckIcon size={22} />
      <p>
        {t(`shipped.${count === null ? 'freight' : kind}`, {
          amount: amount(quantity, unit),
          count: count ?? 0,
        })}
        {kind === 'parcel' && bundles > 1 ? ` ${t('shipped.bundles', { count: bundles })}` : null}
        {kind === 'pallet' && palletQuantity !== undefined
          ? ` ${t('shipped.onPallet', { amount: amount(palletQuantity, unit) })}`
          : null}
      </p>
    </li>
  )
}
