import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { CartIcons } from '../features/cart-icons/cart-icons'
import { CategoryMenu } from '../features/category-menu/category-menu'
import { Footer } from '../features/footer/footer'
import { Header } from '../features/header/header'
import { Notifications } from '../features/notifications/notifications'
import { SearchField } from '../features/search-field/search-field'
import { ErrorMessage } from './error-page'
import { LanguageLinks } from './language-links'
import { NavigationProgress } from './navigation-progress'
import styles from './page-layout.module.css'
import { useInactiveCartProblem } from './use-inactive-cart-problem'
import { useMetadata } from './use-metadata'
import { useNavigationFocus } from './use-navigation-focus'
import { useShell } from './use-shell'
import { useShopStart } from './use-shop-start'

/** The frame of every page: skip link, header, the page, footer, and the one place for notifications. */
export function PageLayout() {
  const { t } = useTranslation('common')
  const { unreachable } = useShell()
  const busy = useNavigation().state !== 'idle'
  useShopStart()
  useInactiveCartProblem()
  useMetadata()
  useNavigationFocus()
  return (
    <>
      <a className={styles['skip']} href="#main" onClick={skipToContent}>
        {t('skipToContent')}
      </a>
      <Header
        search={<SearchField />}
        carts={<CartIcons />}
        menu={<CategoryMenu footer={<LanguageLinks />} />}
      />
      <main id="main" className={styles['main']} tabIndex={-1} aria-busy={busy}>
        <NavigationProgress />
        {unreachable ? <ErrorMessage status={503} /> : <Outlet />}
      </main>
      <Footer />
      <Notifications />
      <ScrollRestoration />
    </>
  )
}

/**
 * A jump within the page is no navigation: the router would take the new hash for one, at once and while parts of
 * the page may still sleep (deferred.tsx).
 */
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
