import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import type { ShopType } from '@cartonnage/sdk/rules'
import { sellerAddressLines, sellers } from '../../shell/sellers'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import styles from './product-page.module.css'

/** Safety warnings and responsible companies: on the page itself, as Regulation (EU) 2023/988 requires. */
export function ProductSafety({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { shop } = useShopClient()
  const { warnings, materials } = attributes
  return (
    <section>
      <h2 className={joinClasses('type-h3', styles.attributesHead)}>{t('page.safety')}</h2>
      {warnings === undefined ? null : (
        <Note kind="warning">
          <p>{warnings}</p>
        </Note>
      )}
      <FirmText role={t('page.manufacturer')} shop="CH" />
      <FirmText role={t('page.responsible')} shop="DE" />
      {shop === 'DE' && materials !== undefined ? <Conformity attributes={attributes} /> : null}
    </section>
  )
}

/** The declaration of conformity of packaging, which Regulation (EU) 2025/40 requires: sent on request. */
function Conformity({ attributes: { sku } }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { email } = sellers.DE
  const subject = new URLSearchParams({ subject: `${t('page.conformity')} ${sku}` })
  return (
    <p className={joinClasses('type-small', 'muted', styles.firm)}>
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
    <p className={joinClasses('type-small', 'muted', styles.firm)}>
      {role}
      <br />
      {[...sellerAddressLines(shop), t(`country.${countryCode}`)].join(', ')},{' '}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  )
}
