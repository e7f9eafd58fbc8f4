import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { readVatIdState } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { shopSettings } from '../../shell/shop-settings'
import { deliveredGroups } from './checkout-step'
import type { StepData } from './data/checkout-loader'

/** Why there is no VAT, with both VAT ids; or why the buyer's VAT id changes nothing. */
export function VatNote({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { shop } = useShopClient()
  const { session } = useSession()
  const { vatId, isIntraCommunity, checkout } = data
  if (vatId === null || session?.userType !== 'business') return null
  if (isIntraCommunity) {
    return (
      <Note kind="info" title={t('vat.intraCommunity')}>
        <p>{t('vat.ids', { buyer: vatId, seller: shopSettings[shop].vatId })}</p>
        <p>{t('vat.checked')}</p>
      </Note>
    )
  }
  const isAbroad = deliveredGroups(checkout).some(({ deliveryAddress: address }) => address?.country !== shop)
  if (shop !== 'DE' || !isAbroad || readVatIdState(shop, vatId) !== 'unverified') return null
  return <Note kind="info">{t('vat.unverified', { buyer: vatId })}</Note>
}
