import type { NavigationItem } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { ArrowRightIcon, ChevronLeftIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './category-menu.module.css'
import { ItemLink } from './item-link'

export interface SubmenuIntroProps {
  readonly item: NavigationItem
  /** For the first level: next to its columns, with a large picture. */
  readonly isLarge?: boolean
}

/**
 * The start of a submenu: picture, title, description and the link to the category's own page. Picture and description
 * are only visible in wide windows.
 */
export function SubmenuIntro({ item, isLarge = false }: SubmenuIntroProps) {
  const { t } = useTranslation(['header', 'common'])
  const [width, height] = isLarge ? [300, 196] : [72, 72]
  return (
    <div className={joinClasses(styles.intro, isLarge && styles.large)}>
      {item.imageUrl === undefined ? null : (
        <img
          className={styles.picture}
          src={item.imageUrl}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
      )}
      <p className={styles.heading}>{item.title}</p>
      {item.description === undefined ? null : <p className={styles.description}>{item.description}</p>}
      <ItemLink item={item} className={styles.overview} label={t('menu.overviewOf', { title: item.title })}>
        {t('common:overview')} <ArrowRightIcon className={styles.arrow} size={17} />
      </ItemLink>
    </div>
  )
}

/** Replaces the title of an open submenu in narrow windows: there a click on it closes the submenu. */
export function BackLabel() {
  const { t } = useTranslation('common')
  return (
    <span className={styles.back}>
      <ChevronLeftIcon size={20} /> {t('back')}
    </span>
  )
}
