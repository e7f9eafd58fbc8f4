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
import { NavigationProgress } from './navigation-progress'
import type { PageHandle } from './page-handle'
import styles from './page-layout.module.css'
import {
  EffectiveAccountPart,
  BoxFinderPart,
  EffectsPart,
  FooterPart,
  MenuPart,
  PrintAddressPart,
  PrintHeadPart,
  PromoPart,
  RegionPart,
  UserPart,
} from './shell-parts'
import { useEffectiveAccount } from './use-effective-account'
import { useMetadata } from './use-metadata'
import { useNavigationFocus } from './use-navigation-focus'
import { useShell } from './use-shell'
import { useShopStart } from './use-shop-start'

/** The frame of every page: skip link, header, the page, footer, and the one place for notifications. */
export function PageLayout() {
  const { t } = useTranslation('common')
  const { unreachable } = useShell()
  const busy = useNavigation().state !== 'idle'
  useEffectiveAccount()
  useSimulationRelay()
  useShopStart()
  useConsentTitleRemoval()
  useMetadata()
  useNavigationFocus()
  // `routes.tsx` takes handles from page modules only, which are typed.
  const frame = (useMatches().at(-1)?.handle as PageHandle | undefined)?.frame
  return (
    <>
      <a className={styles['skip']} href="#main" onClick={skipToContent}>
        {t('skipToContent')}
      </a>
      <EffectsPart />
      {frame === undefined ? <PageHeader /> : <frame.Header effectiveAccount={<EffectiveAccountPart />} />}
      <main id="main" className={styles['main']} tabIndex={-1} aria-busy={busy}>
        <NavigationProgress />
        <PrintHeadPart />
        {unreachable ? <ErrorMessage status={503} /> : <Outlet />}
        <PrintAddressPart />
      </main>
      {frame === undefined ? <FooterPart /> : <frame.Footer />}
      <Notifications />
      <ScrollRestoration />
    </>
  )
}

/** The header with all that leads through the shop. */
const PageHeader = () => (
  <Header
    effectiveAccount={<EffectiveAccountPart />}
    promo={<PromoPart />}
    search={<SearchField />}
    boxFinder={<BoxFinderPart />}
    user={<UserPart />}
    region={<RegionPart />}
    carts={<CartIcons />}
    menu={<MenuPart />}
  />
)

/**
 * A jump within the page is no navigation: the router would take the new hash for one, at once and while parts of
 * the page may still sleep (deferred.tsx).
 */
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
