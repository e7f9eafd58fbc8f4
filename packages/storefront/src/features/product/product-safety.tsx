import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import type { ProductAttributes } from './product-attributes'
import styles from './product-page.module.css'

/** Safety warnings and responsible companies: on the page itself, as Regulation (EU) 2023/988 requires. */
export function ProductSafety({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { shop } = useShopClient()
  const { warnings, materials } = attributes
  return (
    <section>
      <h2 className={joinClasses('type-h3', styles['attributesHead'])}>{t('page.safety')}</h2>
      {warnings === undefined ? null : (
        <Note kind="warning">
          <p>{warnings}</p>
        </Note>
      )}
      <FirmText role={t('page.manufacturer')} firm={manufacturer} />
      <FirmText role={t('page.responsible')} firm={responsibleInEurope} />
      {shop === 'DE' && materials !== undefined ? <Conformity attributes={attributes} /> : null}
    </section>
  )
}

/** The declaration of conformity of packaging, which Regulation (EU) 2025/40 requires: sent on request. */
function Conformity({ attributes: { sku } }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { email } = responsibleInEurope
  const subject = new URLSearchParams({ subject: `${t('page.conformity')} ${sku}` })
  return (
    <p className={joinClasses('type-small', 'muted', styles['firm'])}>
      {t('page.conformity')}
      <br />
      {t('page.conformityText')}{' '}
      <a className="link" href={`mailto:${email}?${subject.toString().replaceAll('+', '%20')}`}>
        {email}
      </a>
    </p>
  )
}

function FirmText({ role, firm }: { readonly role: string; readonly firm: Firm }) {
  const { t } = useTranslation('common')
  const { name, address, countryCode, email } = firm
  return (
    <p className={joinClasses('type-small', 'muted', styles['firm'])}>
      {role}
      <br />
      {[name, address, t(`country.${countryCode}`)].join(', ')},{' '}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  )
}

/** A company responsible for a product. */
interface Firm {
  readonly name: string
  /** Street and city. */
  readonly address: string
  readonly countryCode: 'CH' | 'DE'
  readonly email: string
}

/** The demo company is invented. */
const manufacturer: Firm = {
  name: 'Cartonnage Holding AG',
  address: 'Musterstrasse 1, 9400 Rorschach',
  countryCode: 'CH',
  email: shopSettings.CH.email,
}

/** Responsible in the European Union for products made outside of it. */
const responsibleInEurope: Firm = {
  name: 'Cartonnage Deutschland GmbH',
  address: 'Musterstraße 1, 88045 Friedrichshafen',
  countryCode: 'DE',
  email: shopSettings.DE.email,
}
