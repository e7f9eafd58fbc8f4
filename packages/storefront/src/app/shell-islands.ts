import type { Island } from '../hydration/island'
import { island } from '../hydration/island'

/** An island of the frame. */
export interface ShellIsland {
  readonly Island: Island
  /** Source path of its module: the document needs its styles at once. */
  readonly source: string
}

/** Problems of the frame, consent and analytics. */
export const EffectsIsland = island(
  async () => (await import('./page-effects')).PageEffects,
  ['page-effects'],
)

/** The account that a buyer orders for. */
export const EffectiveAccountIsland = island(
  async () => (await import('../features/effective-account/effective-account-bar')).EffectiveAccountBar,
  ['user-menu'],
)

/** The offer for new customers. */
export const PromoIsland = island(async () => (await import('../features/header/promo-strip')).PromoStrip)

/** A link to sign in, or the buyer's menu. */
export const UserIsland = island(
  async () => (await import('../features/user-menu/user-area')).UserArea,
  ['user-menu'],
)

/** For print only, above the page. */
export const PrintHeadIsland = island(async () => (await import('./print-frame')).PrintHead)

/** For print only, below the page. */
export const PrintAddressIsland = island(async () => (await import('./print-frame')).PrintAddress)

/** The Box Finder: its button and the panel behind it. */
export const BoxFinderIsland = island(
  async () => (await import('../features/box-finder/box-finder')).BoxFinder,
  ['box-finder'],
)

/** The footer of every page. */
export const FooterIsland = island(
  async () => (await import('./page-footer')).PageFooter,
  ['footer', 'country-picker'],
)

/** Region and language in wide windows. */
export const RegionIsland = island(
  async () => (await import('../features/region-selector/region-selector')).RegionSelector,
  ['region'],
)

/** The category menu, with region and language of narrow windows inside. */
export const MenuIsland = island(
  async () => (await import('./page-menu')).PageMenu,
  ['region', 'user-menu', 'box-finder'],
)

/** The islands that the server renders on every page. */
export const shellIslands: readonly ShellIsland[] = [
  { Island: EffectsIsland, source: 'src/app/page-effects.tsx' },
  { Island: EffectiveAccountIsland, source: 'src/features/effective-account/effective-account-bar.tsx' },
  { Island: PromoIsland, source: 'src/features/header/promo-strip.tsx' },
  { Island: UserIsland, source: 'src/features/user-menu/user-area.tsx' },
  { Island: PrintHeadIsland, source: 'src/app/print-frame.tsx' },
  { Island: PrintAddressIsland, source: 'src/app/print-frame.tsx' },
  { Island: BoxFinderIsland, source: 'src/features/box-finder/box-finder.tsx' },
  { Island: RegionIsland, source: 'src/features/region-selector/region-selector.tsx' },
  { Island: MenuIsland, source: 'src/app/page-menu.tsx' },
  { Island: FooterIsland, source: 'src/app/page-footer.tsx' },
]
