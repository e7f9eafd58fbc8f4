import { hasOwnFields } from '../shell/own-fields'
import type { MouseEvent } from 'react'
import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom'
import { BoxFinder } from '../shared/box-finder/box-finder'
import { CartIcons } from '../frame/cart-icons/cart-icons'
import { EffectiveAccountBar } from '../frame/effective-account/effective-account-bar'
import { useConsentTitleRemoval } from '../frame/footer/use-consent-title-removal'
import { useSimulationRelay } from '../frame/guest-simulation/use-simulation-relay'
import { Header } from '../frame/header/header'
import { PromoStrip } from '../frame/header/promo-strip'
import { Notifications } from '../shared/notifications/notifications'
import { RegionSelector } from '../frame/region-selector/region-selector'
import { SearchField } from '../frame/search-field/search-field'
import { QuickOrderLink } from '../frame/user-menu/quick-order-link'
import { UserArea } from '../frame/user-menu/user-area'
import { ErrorMessage } from './error-page'
import { pageHandleOf } from '../shell/page-handle'
import { PageEffects } from './page-effects'
import { PageFooter } from './page-footer'
import { PageMenu } from './page-menu'
import styles from './page-layout.module.css'
import { PrintAddress, PrintHead } from './print-frame'
import { useEffectiveAccountSync } from '../shell/effective-account'
import { useMetadata, useNavigationFocus } from './after-navigation'
import { useShell } from '../shell/use-shell'
import { useShopStart } from './use-shop-start'

/** The frame of every page: skip link, header, the page, footer and notifications. */
export function PageLayout() {
  const { t } = useTranslation('common')
  const { unreachable } = useShell()
  const busy = useNavigation().state !== 'idle'
  useEffectiveAccountSync()
  useSimulationRelay()
  useShopStart()
  useConsentTitleRemoval()
  useMetadata()
  useNavigationFocus()
  const frame = pageHandleOf(useMatches().at(-1))?.frame
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skipToContent}>
        {t('skipToContent')}
      </a>
      <PageEffects />
      {frame === undefined ? <PageHeader /> : <frame.Header effectiveAccount={<EffectiveAccountBar />} />}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={busy}>
        <NavigationProgress />
        <PrintHead />
        {unreachable ? <ErrorMessage status={503} /> : <Outlet />}
        <PrintAddress />
      </main>
      {frame === undefined ? <PageFooter /> : <frame.Footer />}
      <Notifications />
      <ScrollRestoration />
    </>
  )
}

/** The header with search, menu and carts. */
const PageHeader = () => (
  <Header
    effectiveAccount={<EffectiveAccountBar />}
    promo={<PromoStrip />}
    search={<SearchField />}
    boxFinder={hasOwnFields(useShopClient()) ? <BoxFinder /> : undefined}
    user={
      <>
        <QuickOrderLink />
        <UserArea />
      </>
    }
    region={<RegionSelector />}
    carts={<CartIcons />}
    menu={<PageMenu />}
  />
)

/** Focuses the content without a navigation: the router would treat the new hash as one. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/**
 * A thin bar at the top of the window while the next page loads; render it inside a landmark. Quick navigations end
 * before it becomes visible.
 */
function NavigationProgress() {
  const { t } = useTranslation('common')
  if (useNavigation().state === 'idle') return null
  return <div className={styles.progress} role="progressbar" aria-label={t('loading')} />
}
