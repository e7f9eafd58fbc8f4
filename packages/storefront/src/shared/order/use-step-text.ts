import type { DeliveryStepName } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

/** The text for a step of a delivery; what is picked up is ready instead of sent. */
export function useStepText(): (name: DeliveryStepName, isPickUp: boolean) => string {
  const { t } = useTranslation('orders')
  return (name, isPickUp) => {
    if (isPickUp && name === 'sent') return t('progress.step.ready')
    if (isPickUp && name === 'delivered') return t('progress.step.pickedUp')
    return t(`progress.step.${name}`)
  }
}
