import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { boardOf } from '../../drawing/board'
import { Drawing } from '../../drawing/drawing'
import styles from './flute-strip.module.css'
import { flutes } from '../../drawing/flutes'

/** px per mm of all cross-sections. */
const scale = 5

/** The flutes and their uses, with cross-sections at one scale. */
export function FluteStrip() {
  const { t } = useTranslation('home')
  const { locale } = useShopClient()
  return (
    <section className={styles.strip}>
      <div className="container">
        <div className={`section-head ${styles.heading ?? ''}`}>
          <h2>{t('flutes.heading')}</h2>
          <Link className="link" to={paths.guide('flutes')}>
            {t('flutes.guide')}
          </Link>
        </div>
        <ul className={`layout-flutes ${styles.flutes ?? ''}`}>
          {flutes.map(({ flute, load }) => (
            <li key={flute} className={styles.flute}>
              <Drawing kind="flute-section" flute={flute} scale={scale} className={styles.section} />
              <h3 className={styles.name}>
                {`${flute} `}
                <span className={styles.height}>
                  {formatNumber(boardOf(flute)?.thickness ?? 0, locale)}&nbsp;mm
                </span>
              </h3>
              <p className="type-small muted">{t(`flutes.${flute}`)}</p>
              <p className={styles.load}>{t('flutes.load', { load: formatNumber(load, locale) })}</p>
            </li>
          ))}
        </ul>
        <p className="type-small muted">{t('flutes.scale', { scale })}</p>
      </div>
    </section>
  )
}
