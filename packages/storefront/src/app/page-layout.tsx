import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom'
import { CartIcons } from '../features/cart-icons/cart-icons'
import { useConsentTitleRemoval } from '../features/footer/use-consent-title-removal'
import { useSimulationRelay } from '../features/guest-simulation/use-simulation-relay'
import { Header } from '../features/header/header'
import { Notifications } from '../features/notifications/notifications'
import { SearchField } from '../features/search-field/search-field'
import { ErrorMessage } from './error-page'
import { pageHandleOf } from '../shell/page-handle'
import styles from './page-layout.module.css'
import {
  EffectiveAccountIsland,
  BoxFinderIsland,
  EffectsIsland,
  FooterIsland,
  MenuIsland,
  PrintAddressIsland,
  PrintHeadIsland,
  PromoIsland,
  RegionIsland,
  UserIsland,
} from './shell-islands'
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
      <a className={styles['skip']} href="#main" onClick={skipToContent}>
        {t('skipToContent')}
      </a>
      <EffectsIsland />
      {frame === undefined ? <PageHeader /> : <frame.Header effectiveAccount={<EffectiveAccountIsland />} />}
      <main id="main" className={styles['main']} tabIndex={-1} aria-busy={busy}>
        <NavigationProgress />
        <PrintHeadIsland />
        {unreachable ? <ErrorMessage status={503} /> : <Outlet />}
        <PrintAddressIsland />
      </main>
      {frame === undefined ? <FooterIsland /> : <frame.Footer />}
      <Notifications />
      <ScrollRestoration />
    </>
  )
}

/** The header with search, menu and carts. */
const PageHeader = () => (
  <Header
    effectiveAccount={<EffectiveAccountIsland />}
    promo={<PromoIsland />}
    search={<SearchField />}
    boxFinder={<BoxFinderIsland />}
    user={<UserIsland />}
    region={<RegionIsland />}
    carts={<CartIcons />}
    menu={<MenuIsland />}
  />
)

/**
 * Focuses the content without a navigation: the router would treat the new hash as one, while islands may still be
 * dormant (island.tsx).
 */
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
  return <div className={styles['progress']} role="progressbar" aria-label={t('loading')} />
}
