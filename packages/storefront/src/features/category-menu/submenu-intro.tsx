import type { NavigationItem } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { ArrowRightIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './category-menu.module.css'
import { ItemLink } from './item-link'

export interface SubmenuIntroProps {
  readonly item: NavigationItem
  /** Of the first level: beside its columns, with a large picture. */
  readonly isLarge?: boolean
}

/**
 * What a submenu begins with: picture [2.6-3], title [2.6-4], description [2.6-5] and the way to the category's own
 * page [2.6-6]. Picture and description are for wide windows.
 */
export function SubmenuIntro({ item, isLarge = false }: SubmenuIntroProps) {
  const { t } = useTranslation(['header', 'common'])
  const [width, height] = isLarge ? [300, 196] : [72, 72]
  return (
    <div className={joinClasses(styles['intro'], isLarge && styles['large'])}>
      {item.imageUrl === undefined ? null : (
        <img
          className={styles['picture']}
          src={item.imageUrl}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
      )}
      <p className={styles['heading']}>{item.title}</p>
      {item.description === undefined ? null : <p className={styles['description']}>{item.description}</p>}
      <ItemLink
        item={item}
        className={styles['overview']}
        label={t('menu.overviewOf', { title: item.title })}
      >
        {t('common:overview')} <ArrowRightIcon className={joinClasses(styles['arrow'])} size={17} />
      </ItemLink>
    </div>
  )
}
