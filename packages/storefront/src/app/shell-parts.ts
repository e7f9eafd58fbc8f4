import type { DeferredComponent } from './deferred'
import { deferred } from './deferred'

/** A part of the frame whose code comes at the first sign of a visitor. */
export interface ShellPart {
  readonly Part: DeferredComponent
  /** Source path of its module: the document needs its styles at once. */
  readonly source: string
}

/** Problems of the frame, consent and analytics. */
export const EffectsPart = deferred(
  async () => (await import('./page-effects')).PageEffects,
  ['page-effects'],
)

/** For whom a buyer orders. */
export const EffectiveAccountPart = deferred(
  async () => (await import('../features/effective-account/effective-account-bar')).EffectiveAccountBar,
  ['user-menu'],
)

/** The offer for new customers. */
export const PromoPart = deferred(async () => (await import('../features/header/promo-strip')).PromoStrip)

/** The way to sign in, or a buyer's menu. */
export const UserPart = deferred(
  async () => (await import('../features/user-menu/user-area')).UserArea,
  ['user-menu'],
)

/** What only paper shows, above the page. */
export const PrintHeadPart = deferred(async () => (await import('./print-frame')).PrintHead)

/** What only paper shows, below the page. */
export const PrintAddressPart = deferred(async () => (await import('./print-frame')).PrintAddress)

/** The Box Finder: its button and the panel behind it. */
export const BoxFinderPart = deferred(
  async () => (await import('../features/box-finder/box-finder')).BoxFinder,
  ['box-finder'],
)

/** The footer of every page. */
export const FooterPart = deferred(
  async () => (await import('./page-footer')).PageFooter,
  ['footer', 'country-picker'],
)

/** Region and language in wide windows. */
export const RegionPart = deferred(
  async () => (await import('../features/region-selector/region-selector')).RegionSelector,
  ['region'],
)

/** The category menu, with region and language of narrow windows inside. */
export const MenuPart = deferred(
  async () => (await import('./page-menu')).PageMenu,
  ['region', 'user-menu', 'box-finder'],
)

/** The server renders these whole, on every page. */
export const shellParts: readonly ShellPart[] = [
  { Part: EffectsPart, source: 'src/app/page-effects.tsx' },
  { Part: EffectiveAccountPart, source: 'src/features/effective-account/effective-account-bar.tsx' },
  { Part: PromoPart, source: 'src/features/header/promo-strip.tsx' },
  { Part: UserPart, source: 'src/features/user-menu/user-area.tsx' },
  { Part: PrintHeadPart, source: 'src/app/print-frame.tsx' },
  { Part: PrintAddressPart, source: 'src/app/print-frame.tsx' },
  { Part: BoxFinderPart, source: 'src/features/box-finder/box-finder.tsx' },
  { Part: RegionPart, source: 'src/features/region-selector/region-selector.tsx' },
  { Part: MenuPart, source: 'src/app/page-menu.tsx' },
  { Part: FooterPart, source: 'src/app/page-footer.tsx' },
]
