import { useShopClient } from '@cartonnage/react-hooks'
import type { ShopType } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { sellerAddressLines, sellers } from '../../shell/sellers'
import type { ProductAttributes } from '../product/product-attributes'

/** Who makes a product and who is responsible for it in the European Union, and the declaration of conformity. */
export function FirmTexts({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { shop } = useShopClient()
  return (
    <>
      <FirmText role={t('page.manufacturer')} shop="CH" />
      <FirmText role={t('page.responsible')} shop="DE" />
      {shop === 'DE' && attributes.materials !== undefined ? <Conformity attributes={attributes} /> : null}
    </>
  )
}

/** The declaration of conformity of packaging, which Regulation (EU) 2025/40 requires: sent on request. */
function Conformity({ attributes: { sku } }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { email } = sellers.DE
  const subject = new URLSearchParams({ subject: `${t('page.conformity')} ${sku}` })
  return (
    <p className="type-small muted">
      {t('page.conformity')}
      <br />
      {t('page.conformityText')}{' '}
      <a className="link" href={`mailto:${email}?${subject.toString().replaceAll('+', '%20')}`}>
        {email}
      </a>
    </p>
  )
}

/** The seller of a shop: the Swiss one makes the products, the German one is responsible for them in the European Union. */
function FirmText({ role, shop }: { readonly role: string; readonly shop: ShopType }) {
  const { t } = useTranslation('common')
  const { countryCode, email } = sellers[shop]
  return (
    <p className="type-small muted">
      {role}
      <br />
      {[...sellerAddressLines(shop), t(`country.${countryCode}`)].join(', ')},{' '}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  )
}
