import { useShopClient } from '@cartonnage/react-hooks'
import type { Dimensions } from '@cartonnage/sdk/rules'
import { boxFinderSearchPath } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { BoxIcon } from '../../components/icons'
import { sizeText } from '../product/product-name'
import styles from './size-links.module.css'
import { finderAction } from './use-finder-page'

/** Popular inner sizes in mm, the smallest first. */
const sizes: readonly Dimensions[] = [
  { length: 200, width: 200, height: 200 },
  { length: 300, width: 200, height: 150 },
  { length: 400, width: 300, height: 200 },
  { length: 500, width: 400, height: 300 },
  { length: 600, width: 400, height: 400 },
]

/** Links to boxes of usual sizes, and to the Box Finder for others, for the category menu. */
export function SizeLinks() {
  const { t } = useTranslation('box-finder')
  const { events } = useShopClient()
  const id = useId()
  const search = () => events.emit('search')
  return (
    <div className={styles.sizes}>
      <p id={id} className={styles.heading}>
        {t('bySize')}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {sizes.map((size) => {
          const path = boxFinderSearchPath(size)
          return (
            <li key={path}>
              <Link className={styles.size} to={path} data-to={path} onClick={search}>
                {sizeText(size)}
              </Link>
            </li>
          )
        })}
      </ul>
      <Link
        className={buttonClass({ variant: 'primary', size: 'dense', className: styles.finder })}
        to={finderAction}
        data-to={finderAction}
        onClick={search}
      >
        <BoxIcon size={17} />
        {t('button')}
      </Link>
    </div>
  )
}
