import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { Note } from '../../components/note'
import type { Firm } from './firms'
import { manufacturer, responsibleInEurope } from './firms'
import type { ProductAttributes } from './product-attributes'
import styles from './product-page.module.css'

/** What the maker warns of, and who stands for the article: on the page itself, as Regulation (EU) 2023/988 wants it. */
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
