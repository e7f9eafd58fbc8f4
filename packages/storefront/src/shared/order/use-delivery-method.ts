import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import { deliveryMethodName, isPickUpName } from './delivery-method-name'

/** Returns how an order is delivered: `Paket`, or `Abholung (Cartonnage, Musterstrasse 1, 9400 Rorschach)`. */
export function useDeliveryMethod(): (name: string) => string {
  const { t } = useTranslation('orders')
  const { shop } = useShopClient()
  return (name) => {
    const text = deliveryMethodName(name, t)
    return isPickUpName(name) ? `${text} (${shopSettings[shop].pickUpAddress.join(', ')})` : text
  }
}
