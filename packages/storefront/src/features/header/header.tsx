import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageLinks } from '../../app/language-links'
import { paths } from '../../app/paths'
import { Logo } from '../../components/logo'
import { joinClasses } from '../../components/join-classes'
import styles from './header.module.css'
import { PromoStrip } from './promo-strip'
import { UserArea } from './user-area'

export interface HeaderProps {
  /** A bar above everything, where the buyer acts for another account. */
  readonly actingFor?: ReactNode
  readonly search: ReactNode
  /** Stands right of the search field; nothing without it. */
  readonly boxFinder?: ReactNode
  readonly carts: ReactNode
  readonly menu: ReactNode
}

/** The header of every page [2.2]. What belongs to other features is handed in. */
export function Header({ actingFor, search, boxFinder, carts, menu }: HeaderProps) {
  const { t } = useTranslation('header')
  return (
    <header className={styles['header']}>
      {actingFor}
      <PromoStrip />
      <div className={styles['bar']}>
        <div className={joinClasses('container', styles['main'])}>
          <Link className={styles['logo']} to={paths.home()} aria-label={t('logo')}>
            <Logo />
          </Link>
          <div className={styles['search']}>
            {search}
            {boxFinder}
          </div>
          <div className={styles['actions']}>
            <UserArea />
            <LanguageLinks className={styles['languages']} />
            {carts}
          </div>
        </div>
        {menu}
      </div>
    </header>
  )
}
