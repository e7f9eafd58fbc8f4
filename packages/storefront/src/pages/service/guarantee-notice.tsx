import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './guarantee-notice.module.css'
import { findOfficialPicture } from './official-picture'

/** Where the European Union explains the guarantee, and where the notice is published in its official form. */
const pages = {
  de: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_de.htm',
  en: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_en.htm',
  regulation: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
}

const rights = ['repair', 'price', 'longer', 'offers'] as const

interface GuaranteeNoticeProps {
  /** Finds the official picture by language. @default the one that the operator has added, if any */
  readonly findPicture?: (language: string) => string | undefined
}

/**
 * What the notice of Regulation (EU) 2025/1960 says about the legal guarantee, as text that everybody can read, below its
 * official picture.
 */
export function GuaranteeNotice({ findPicture = findOfficialPicture }: GuaranteeNoticeProps) {
  const { t, i18n } = useTranslation('service-de')
  const headingId = useId()
  const picture = findPicture(i18n.language)
  return (
    <section className={styles.notice} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <span>{t('notice.heading')}</span> <strong>{t('notice.years')}</strong>
      </h2>
      {picture === undefined ? null : (
        <img className={styles.picture} src={picture} alt={t('notice.picture')} />
      )}
      <ul>
        {rights.map((right) => (
          <li key={right}>{t(`notice.${right}`)}</li>
        ))}
      </ul>
      <p className={styles.links}>
        <a className="link" href={i18n.language.startsWith('de') ? pages.de : pages.en}>
          {t('notice.more')}
        </a>
        <a className="link" href={pages.regulation}>
          {t('notice.official')}
        </a>
      </p>
    </section>
  )
}
