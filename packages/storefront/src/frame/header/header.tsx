import { useGuestSimulation } from '@cartonnage/react-hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Logo } from '../../components/logo'
import { joinClasses } from '../../components/join-classes'
import styles from './header.module.css'

export interface HeaderProps {
  /** A bar above everything, where the buyer orders for another account. */
  readonly effectiveAccount?: ReactNode
  /** The offer for new customers. */
  readonly promo: ReactNode
  readonly search: ReactNode
  /** To the right of the search field. */
  readonly boxFinder?: ReactNode
  /** Who is shopping. */
  readonly user: ReactNode
  /** Region and language in wide windows; narrow ones have them in the menu. */
  readonly region: ReactNode
  readonly carts: ReactNode
  readonly menu: ReactNode
}

/**
 * The header of every page, with the content of other features as props. It is inert while the platform loads a guest
 * simulation.
 */
export function Header(props: HeaderProps) {
  const { effectiveAccount, promo, search, boxFinder, user, region, carts, menu } = props
  const { t } = useTranslation('header')
  const { isLoading } = useGuestSimulation()
  return (
    <header className={styles.header} inert={isLoading} aria-busy={isLoading || undefined}>
      {effectiveAccount}
      {promo}
      <div className={styles.bar}>
        <div className={joinClasses('container', styles.main)}>
          <Link className={styles.logo} to={paths.home()} aria-label={t('logo')}>
            <Logo />
          </Link>
          <div className={styles.search}>
            {search}
            {boxFinder === undefined ? null : <div className={styles.finder}>{boxFinder}</div>}
          </div>
          <div className={styles.actions}>
            {user}
            {region}
            {carts}
          </div>
        </div>
        <div className={styles.menu}>{menu}</div>
      </div>
    </header>
  )
}
