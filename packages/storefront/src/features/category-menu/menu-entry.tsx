import type { NavigationItem } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../components/button'
import { ArrowRightIcon, ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './category-menu.module.css'
import { ItemLink } from './item-link'

/** One category of the first level: a plain link, or with children a menu that opens a panel [2.6-2]. */
export function MenuEntry({ item }: { readonly item: NavigationItem }) {
  if (item.children === undefined) return <ItemLink item={item} className={styles['plain']} />
  return (
    <details name="category-menu" className={styles['sub']} suppressHydrationWarning>
      <summary className={styles['title']}>
        <ChevronLeftIcon className={joinClasses(styles['back'])} size={20} />
        {item.title}
        <ChevronDownIcon className={joinClasses(styles['down'])} size={14} />
        <ChevronRightIcon className={joinClasses(styles['right'])} size={20} />
      </summary>
      <Panel item={item} items={item.children} />
    </details>
  )
}

interface PanelProps {
  readonly item: NavigationItem
  readonly items: readonly NavigationItem[]
}

/** Title and description of a category with the way to its overview, and its children in columns [2.6-3..6]. */
function Panel({ item, items }: PanelProps) {
  const { t } = useTranslation(['header', 'common'])
  return (
    <div className={styles['panel']}>
      <div className={joinClasses('container', styles['columns'])}>
        <div className={styles['intro']}>
          {item.imageUrl === undefined ? null : (
            <img
              className={styles['picture']}
              src={item.imageUrl}
              alt=""
              width={300}
              height={196}
              loading="lazy"
            />
          )}
          <p className="type-h2">{item.title}</p>
          {item.description === undefined ? null : (
            <p className={styles['description']}>{item.description}</p>
          )}
          <ItemLink
            item={item}
            className={buttonClass({ variant: 'secondary', size: 'dense', className: styles['overview'] })}
            label={t('menu.overviewOf', { title: item.title })}
          >
            {t('common:overview')} <ArrowRightIcon size={17} />
          </ItemLink>
        </div>
        <ul className={styles['groups']}>
          {items.map((child) => (
            <li key={child.navid}>
              <Group item={child} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A category of the second level with the third below it. */
function Group({ item }: { readonly item: NavigationItem }) {
  return (
    <>
      <ItemLink item={item} className={styles['groupTitle']} />
      {item.children === undefined ? null : (
        <ul className={styles['leaves']}>
          {item.children.map((leaf) => (
            <li key={leaf.navid}>
              <ItemLink item={leaf} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
