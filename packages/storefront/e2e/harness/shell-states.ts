import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './hydration'
import { waitForStillness } from './motion'
import type { Site } from './sites'
import { expect } from './test'
import type { History } from './visitors'

/** A desk and a phone: the header of the one is a row, that of the other a menu over the page. */
export type ShellSize = 'desk' | 'phone'

type NotificationKind = 'success' | 'info' | 'warning' | 'error'

/** One state of a page's frame, for the tests that apply to all of them. */
export interface ShellState {
  readonly name: string
  /** @default both */
  readonly only?: ShellSize
  /** Below the base path. @default '/service/terms' */
  readonly path?: string | ((site: Site) => string)
  /** What its visitor has done before. @default 'nothing' */
  readonly history?: History
  /** Opens it on the hydrated page, and waits until it is open. */
  readonly open?: (page: Page, size: ShellSize) => Promise<void>
  /** The only shop that has it. @default both */
  readonly shop?: Site['shop']
  /** The open element, as a selector, where it covers the rest of the page and only it can be reached. */
  readonly part?: string
}

const header = (page: Page): Locator => page.getByRole('banner')
const modal = (page: Page): Locator => page.locator('dialog:modal')
const menu = (page: Page): Locator => header(page).locator('nav[data-menu]')
const menuButton = (page: Page): Locator => header(page).locator('details:has(> nav[data-menu]) > summary')
const categories = (page: Page): Locator => menu(page).locator('details')
const boxFinder = (page: Page): Locator => header(page).locator('[data-box-finder]')
const regionSelector = (page: Page): Locator => header(page).locator('[data-region-selector]')
const regionPanel = (page: Page): Locator => header(page).locator('[data-region-panel]')
const userMenu = (page: Page): Locator => header(page).locator('details:has(a[href*="logout"])')
const consentBar = (page: Page): Locator => page.locator('[data-consent-bar]')
/** Covers the page on a phone, but not on a desktop. */
const pickerPanel = 'footer dialog[open]'
const notifications = (page: Page): Locator => page.locator('[data-notification]')

const open = async (details: Locator): Promise<void> => {
  await details.locator('> summary').click()
  await expect(details).toHaveAttribute('open')
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(categories(page).first()).toBeVisible()
}

async function openRegions(page: Page, size: ShellSize): Promise<void> {
  if (size === 'phone') await openMenu(page)
  await open(size === 'phone' ? regionPanel(page) : regionSelector(page))
}

async function openPicker(page: Page): Promise<void> {
  await page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]').click()
  await expect(page.locator(pickerPanel).locator('li a').first()).toBeVisible()
}

/** The pointer seems to rest on all of them, so that they stay. */
const raise =
  (...kinds: readonly NotificationKind[]) =>
  async (page: Page): Promise<void> => {
    for (const kind of kinds) {
      await page.getByRole('main').getByRole('button', { name: kind, exact: true }).click()
      const card = notifications(page).filter({ hasText: `A notification: ${kind}` })
      await card.dispatchEvent('pointerover', { pointerType: 'mouse' })
    }
    await expect(notifications(page)).toHaveCount(kinds.length)
  }

export const shellStates: readonly ShellState[] = [
  { name: 'the parts', path: '/dev/parts' },
  {
    name: 'the category menu',
    only: 'desk',
    open: (page) => open(categories(page).first()),
    part: 'nav[data-menu]',
  },
  { name: 'the menu of a phone', only: 'phone', open: openMenu, part: 'nav[data-menu]' },
  {
    name: 'the menu of a phone, one and two levels down',
    only: 'phone',
    part: 'nav[data-menu]',
    async open(page) {
      await openMenu(page)
      const first = categories(page).first()
      await open(first)
      await open(first.locator('details').first())
    },
  },
  { name: 'the Box Finder', open: (page) => open(boxFinder(page)), part: '[data-box-finder]' },
  { name: 'the regions', open: openRegions, part: '[data-region-selector][open], [data-region-panel]' },
  {
    name: 'the country picker',
    part: pickerPanel,
    open: openPicker,
  },
  {
    name: 'the question before another country',
    shop: 'DE',
    part: 'body > dialog',
    history: 'guest cart',
    async open(page, size) {
      await openRegions(page, size)
      await header(page).locator('a[href*="region=NL"]:visible').click()
      await expect(modal(page).getByRole('button')).toHaveCount(2)
    },
  },
  {
    name: 'the question before another shop',
    shop: 'CH',
    part: 'body > dialog',
    history: 'guest cart',
    async open(page) {
      await openPicker(page)
      await page.locator(pickerPanel).locator('a[href*="/de-shop"]').first().click()
      await expect(modal(page).last().getByRole('button')).toHaveCount(2)
    },
  },
  {
    name: 'the user menu of a buyer',
    history: 'cart',
    open: (page) => open(userMenu(page)),
    part: 'header details:has(a[href*="logout"])',
  },
  {
    name: 'suggestions',
    async open(page) {
      await page.getByRole('search').locator('input').fill('karton 300')
      await expect(page.getByRole('listbox')).toBeVisible()
    },
    part: '[role="search"]',
  },
  {
    name: 'the consent bar',
    history: 'first visit',
    open: (page) => expect(consentBar(page)).toBeVisible(),
  },
  {
    name: 'the consent settings',
    async open(page) {
      await page.evaluate(() => document.dispatchEvent(new Event('shop:consent-settings')))
      await expect(modal(page)).toBeVisible()
      await modal(page).locator('summary').click()
    },
    part: 'dialog:modal',
  },
  { name: 'good news', path: '/dev/parts', open: raise('success', 'info'), part: '[data-notification]' },
  { name: 'bad news', path: '/dev/parts', open: raise('warning', 'error'), part: '[data-notification]' },
]

/** Those that a window of this size has. */
export const shellStatesAt = (size: ShellSize): readonly ShellState[] =>
  shellStates.filter(({ only = size }) => only === size)

/** Opens a state on a page whose window has its size already. */
export async function openShellState(
  page: Page,
  { path = '/service/terms', open: show }: ShellState,
  { site, size }: { readonly site: Site; readonly size: ShellSize },
): Promise<void> {
  await page.goto(site.base + (typeof path === 'string' ? path : path(site)))
  await waitForHydration(page)
  await show?.(page, size)
  await waitForStillness(page)
}
