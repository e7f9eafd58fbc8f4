import type { KeyInput } from 'puppeteer-core'

/** Something that a visitor presses first on a page. */
export interface Press {
  name: string
  /** Selector of what is pressed. */
  target: string
  /** A key that is pressed afterwards. */
  key?: KeyInput
  /** Selector of what the visitor sees then. */
  effect: string
  /** How long the effect may take, in ms. @default any time */
  limitMs?: number
}

export interface Page {
  name: string
  path: string
  press: Press
  /** A guest's cart has lines. */
  hasCart?: boolean
  /** With a mouse, in a window of a desk; others with a finger, on a phone. */
  isWide?: boolean
  /** With 10,000 categories more than the sandbox has. */
  isLarge?: boolean
}

const quantity = '300'
/** A guest's cart, as the browser stores it. */
export const storedCart = JSON.stringify([{ productId: '01tCN0001001180YAA', quantity }])

const menu = {
  name: 'menu',
  target: 'header details:has(> nav[data-menu]) > summary',
  effect: 'header details[open] > nav[data-menu]',
}
const wideMenu = {
  name: 'wide menu',
  target: 'nav[data-menu] li > details > summary',
  effect: 'nav[data-menu] li > details[open] li li a',
}
const boxFinder = {
  name: 'Box Finder',
  target: 'header [data-box-finder] > summary',
  effect: 'header [data-box-finder][open] input',
}
const searchField = {
  name: 'search field',
  target: '#search-term',
  key: 'k',
  effect: '#search-term:not(:placeholder-shown)',
}
const filter = { name: 'filter', target: 'main a[href="#filter"]', effect: 'dialog[open] form' }
/** Kept until the page is hydrated, and carried out then. */
const addition = {
  name: 'add to cart',
  target: 'main form[action*="/product/"] button:not([type="button"])',
  effect: 'header a[href$="/anonymous-cart"] ::-p-text(1)',
  limitMs: 600,
}
const more = {
  name: 'more',
  target: 'main button[aria-label^="Mehr: "]',
  effect: `main input[name="quantity"]:not([value="${quantity}"])`,
}

const product = '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'

const pagesOf = (shop: string, { base, category }: { base: string; category: string }): Page[] => [
  { name: `${shop} home`, path: `${base}/`, press: menu },
  { name: `${shop} Box Finder`, path: `${base}/`, press: boxFinder },
  { name: `${shop} list`, path: `${base}/category/${category}`, press: addition },
  { name: `${shop} search`, path: `${base}/global-search/karton`, press: filter },
  { name: `${shop} product`, path: base + product, press: addition },
  { name: `${shop} cart`, path: `${base}/anonymous-cart`, press: more, hasCart: true },
  { name: `${shop} terms`, path: `${base}/service/terms`, press: searchField },
]

export const pages: readonly Page[] = [
  ...pagesOf('CH', { base: '/de-CH', category: 'kartonschachteln' }),
  ...pagesOf('DE', { base: '/de-shop', category: 'kartons' }),
  { name: 'wide', path: '/de-CH/', press: wideMenu, isWide: true },
  { name: 'large', path: '/de-CH/', press: menu, isLarge: true },
  { name: 'large wide', path: '/de-CH/', press: wideMenu, isLarge: true, isWide: true },
]
