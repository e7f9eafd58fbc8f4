import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import type { ProductAttributes } from './product-attributes'
import styles from './product-page.module.css'

/** Safety warnings and responsible companies: on the page itself, as Regulation (EU) 2023/988 requires. */
export function ProductSafety({ attributes: { warnings } }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
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
    </section>
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
