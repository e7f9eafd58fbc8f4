import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { boardOf } from '../../drawing/board'
import { Drawing } from '../../drawing/drawing'
import { flutes } from '../../drawing/flutes'
import styles from './flute-rows.module.css'

/** px per mm of all cross-sections, as on the start page. */
const scale = 5

/** The flutes as rows: cross-section, thickness, use, load, and a link to the boxes. */
export function FluteRows() {
  const { t } = useTranslation(['home', 'guide'])
  const { locale } = useShopClient()
  return (
    <div>
      <ul className={styles.rows}>
        {flutes.map(({ flute, load, list }) => (
          <li key={flute} className={styles.row}>
            <Drawing kind="flute-section" flute={flute} scale={scale} />
            <div>
              <h3>
                {`${flute} `}
                <span className={styles.height}>
                  {formatNumber(boardOf(flute)?.thickness ?? 0, locale)}&nbsp;mm
                </span>
              </h3>
              <p>{t(`home:flutes.${flute}`)}</p>
              <p>
                <strong>{t('home:flutes.load', { load: formatNumber(load, locale) })}</strong>
                {' · '}
                <Link className="link" to={paths.category(t(`guide:flutes.lists.${list}.slug`))}>
                  {t(`guide:flutes.lists.${list}.title`)}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="type-small muted">{t('home:flutes.scale', { scale })}</p>
    </div>
  )
}
