import { createShopClient } from '@cartonnage/sdk'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../app/providers.fixture'
import { silentAnalytics } from '../../shared/analytics/analytics'
import { Notifications } from '../../shared/notifications/notifications'
import { CategoryMenu, isRow } from './category-menu'
import { sampleTree } from './menu-tree.fixture'

const swissShop = {
  webstoreId: '0ZECH00000000014AA',
  url: 'https://shop.example.ch/',
  locale: 'en-US',
} as const
const germanShop = {
  webstoreId: '0ZEDE00000000014AA',
  url: 'https://shop.example.de/s/',
  locale: 'de',
} as const

/** Renders the menu in English for a platform that responds with this tree or with any other text. */
async function renderMenu(
  tree: unknown = sampleTree,
  location: typeof swissShop | typeof germanShop = swissShop,
) {
  const text = typeof tree === 'string' ? tree : JSON.stringify(tree)
  const reportFailure = vi.fn()
  const menuClick = vi.fn()
  const shop = createShopClient({
    ...location,
    fetch: async () => Response.json(text),
    clock: { now: () => 0, sleep: async () => undefined },
    reportFailure,
  })
  await shop.navigation.load().catch(() => undefined)
  const page = (
    <>
      <CategoryMenu
        footer={<p>region</p>}
        aside={{ path: '/category/boxes', content: <p>sizes of boxes</p> }}
      />
      <h1>The page</h1>
      <Notifications />
    </>
  )
  const analytics = { ...silentAnalytics, menuClick }
  const view = await renderRoutes([{ path: '*', element: page }], { shop, locale: 'en-US', analytics })
  return { ...view, shop, reportFailure, menuClick }
}

const nav = () => screen.getByRole('navigation', { name: 'Categories' })
const head = (name: string) => {
  const found = [...nav().querySelectorAll('summary')].find(({ textContent }) => textContent.includes(name))
  if (found === undefined) throw new Error(`There is no menu ${name}.`)
  return found
}
const submenu = (name: string) => {
  const found = head(name).parentElement
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`${name} is no menu.`)
  return found
}
const press = (name: string) => userEvent.click(head(name))
const link = (name: string) => within(nav()).getByRole('link', { name })
const open = () =>
  [...nav().querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

const page = { type: 'Link', id: 'page', title: 'Page', url: '/page' }
const manyItems = Array.from({ length: 20 }, (_, index) => ({
  ...page,
  title: `Item ${index}`,
  children: Array.from({ length: 25 }, (_, below) => ({ ...page, title: `Item ${index}.${below}` })),
}))

describe('CategoryMenu', () => {
  it('shows the aside in the panel of its category only', async () => {
    await renderMenu()
    expect(within(submenu('Boxes')).getByText('sizes of boxes')).toBeDefined()
    expect(screen.getAllByText('sizes of boxes')).toHaveLength(1)
  })

  it('[2.6-1], [9-17] shows three levels of the tree and no more', async () => {
    await renderMenu([
      {
        ...page,
        title: 'one',
        children: [
          {
            ...page,
            title: 'two',
            children: [{ ...page, title: 'three', children: [{ ...page, title: 'four' }] }],
          },
        ],
      },
    ])
    expect(head('one')).toBeTruthy()
    expect(head('two')).toBeTruthy()
    expect(link('three')).toBeTruthy()
    expect(screen.queryByText('four')).toBeNull()
  })

  it('[2.6-2] opens a submenu for items of the first two levels that have children, and for no others', async () => {
    await renderMenu()
    await press('Boxes')
    await press('Folding boxes')
    expect(open().join()).toMatch(/Boxes.*Folding boxes/)
    expect(nav().querySelectorAll('details')).toHaveLength(3)
    for (const name of ['Made to measure', 'Tubes', 'Single wall']) {
      expect(within(nav()).getByText(name).closest('summary'), name).toBeNull()
    }
  })

  it.each([
    ['[2.6-4]', 'Boxes', 'All boxes', '/media/boxes.svg', '/category/boxes'],
    [
      '[2.6-4]',
      'Folding boxes',
      'Flat on arrival',
      '/media/folding.svg',
      '/category/detail/0ZGCH0000000002AAA',
    ],
  ])(
    '%s, [2.6-3], [2.6-5], [2.6-6] shows for %s picture, title, description and the link to its page',
    async (_id, name, text, picture, address) => {
      await renderMenu()
      const intro = submenu(name).querySelector('img')?.parentElement
      expect(intro?.querySelector('img')?.getAttribute('src')).toBe(picture)
      const texts = [...(intro?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
      expect(texts).toEqual([name, text])
      expect(link(`Overview: ${name}`).getAttribute('href')).toBe(address)
      expect(link(`Overview: ${name}`).textContent.trim()).toBe('Overview')
    },
  )

  it('[2.6-8] has a Back label that closes the active submenu and not the one around it', async () => {
    await renderMenu()
    await press('Boxes')
    await press('Folding boxes')
    expect(within(head('Folding boxes')).getByText('Back')).toBeTruthy()
    await press('Folding boxes')
    expect(submenu('Folding boxes').open).toBe(false)
    expect(submenu('Boxes').open).toBe(true)
  })

  it('[2.1-8] [2.6-9] leads to categories under their route rules', async () => {
    await renderMenu()
    expect(link('Single wall').getAttribute('href')).toBe('/category/detail/0ZGCH0000000003AAA')
    expect(link('Made to measure').getAttribute('href')).toBe('/made-to-measure')
  })

  it.each([
    ['[2.1-9]', swissShop, '/en-US/category/tubes', '/category/tubes'],
    ['[2.1-10]', germanShop, '/de/category/tubes', '/category/tubes'],
    ['[2.1-10]', germanShop, '/en-US/category/tubes', '/en-US/category/tubes'],
  ])('%s omits the default language of the shop (%#)', async (_id, location, url, href) => {
    await renderMenu([{ type: 'Category', id: 'x', title: 'Tubes', url }], location)
    expect(link('Tubes').getAttribute('href')).toBe(href)
  })

  it('[2.6-10], [1-23] reports each followed link once', async () => {
    const { menuClick } = await renderMenu()
    await userEvent.click(link('Made to measure'))
    expect(menuClick.mock.calls).toEqual([[{ url: '/made-to-measure', name: 'Made to measure' }]])
    await userEvent.click(link('Overview: Boxes'))
    expect(menuClick).toHaveBeenLastCalledWith({ url: '/category/boxes', name: 'Boxes' })
    await press('Boxes')
    expect(menuClick).toHaveBeenCalledTimes(2)
  })

  it('navigates without a new document, and leaves other sites and tabs to the browser', async () => {
    const { router } = await renderMenu([
      ...sampleTree,
      { type: 'Link', id: 'x', title: 'Far', url: 'https://far.example/a' },
    ])
    const follow = (name: string, init?: MouseEventInit) =>
      !fireEvent.click(link(name), { cancelable: true, ...init })
    expect(link('Far').getAttribute('href')).toBe('https://far.example/a')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    follow('Far')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    follow('Made to measure', { ctrlKey: true })
    expect(router.state.location.pathname).toBe('/')
    act(() => void follow('Made to measure'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/made-to-measure'))
  })

  it('[2.2-8] opens and closes with the menu button', async () => {
    const { container } = await renderMenu()
    const button = container.querySelector('summary')
    expect(button?.getAttribute('aria-label')).toBe('Menu')
    const menu = container.querySelector('details')
    if (button) await userEvent.click(button)
    expect(menu?.open).toBe(true)
    if (button) await userEvent.click(button)
    expect(menu?.open).toBe(false)
  })

  it('closes after a navigation', async () => {
    const { router, container } = await renderMenu()
    await press('Boxes')
    await act(() => router.navigate('/elsewhere'))
    expect(container.querySelectorAll('details[open]')).toHaveLength(0)
  })

  it('[2.3-5] closes with the search event', async () => {
    const { shop, container } = await renderMenu()
    await press('Boxes')
    act(() => shop.events.emit('search'))
    expect(container.querySelectorAll('details[open]')).toHaveLength(0)
  })

  it('has the footer below the list', async () => {
    await renderMenu()
    expect(within(nav()).getByText('region')).toBeTruthy()
  })
})

describe('a tree too large for every page', () => {
  it('has its first level and the overview links at once, the rest when it is opened', async () => {
    await renderMenu(manyItems)
    expect(link('Overview: Item 7')).toBeTruthy()
    expect(screen.queryByText('Item 7.3')).toBeNull()
    await press('Item 7')
    await settled()
    expect(link('Item 7.3')).toBeTruthy()
    expect(screen.queryByText('Item 8.3')).toBeNull()
    await press('Item 7')
    await settled()
    expect(screen.getByText('Item 7.3')).toBeTruthy()
  })

  it('has at least 500 items', async () => {
    await renderMenu(manyItems.slice(0, 19))
    expect(link('Item 7.3')).toBeTruthy()
  })
})

describe('whatever the platform sends', () => {
  it('is text where the address is unsafe', async () => {
    await renderMenu([{ ...page, title: 'Trap', url: 'javascript:alert(1)' }])
    expect(screen.getByText('Trap').tagName).toBe('SPAN')
    expect(within(nav()).queryByRole('link')).toBeNull()
  })

  it('is text where it looks like markup', async () => {
    await renderMenu([{ ...page, title: '<script>alert(1)</script>' }])
    expect(link('<script>alert(1)</script>')).toBeTruthy()
    expect(nav().querySelector('script')).toBeNull()
  })

  it('may be 200 characters long, nameless or duplicate', async () => {
    const long = 'W'.repeat(200)
    await renderMenu([{ ...page, title: long }, { ...page, title: '' }, page, page, null, 7])
    expect(
      within(nav())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([long, 'Page', 'Page'])
  })

  it.each([
    ['invalid JSON', '[{"title":'],
    ['not a list', '{"title":"Boxes"}'],
  ])('leaves the menu empty and is only logged when it is %s [8-10]', async (_case, text) => {
    const { reportFailure } = await renderMenu(text)
    expect(within(nav()).queryAllByRole('listitem')).toEqual([])
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reportFailure).toHaveBeenCalledWith(expect.anything(), 'the category menu cannot be loaded')
  })
})

// jsdom has a window of 1024 px, which shows the list of narrow windows.
describe('the list of narrow windows', () => {
  const isVisible = (element: Element | null | undefined): boolean =>
    element != null &&
    getComputedStyle(element).display !== 'none' &&
    (element === nav() || isVisible(element.parentElement))

  async function renderList(...opened: string[]) {
    const view = await renderMenu()
    view.container.querySelector('details')?.setAttribute('open', '')
    for (const name of opened) await press(name)
    return view
  }

  it('[2.6-7] hides the siblings of an open category of the first and second level', async () => {
    await renderList()
    expect([head('Boxes'), head('Tape')].map(isVisible)).toEqual([true, true])
    await press('Boxes')
    expect([head('Boxes'), head('Tape'), head('Folding boxes'), link('Tubes')].map(isVisible)).toEqual([
      true,
      false,
      true,
      true,
    ])
    await press('Folding boxes')
    expect(isVisible(screen.getByText('Tubes'))).toBe(false)
    expect(isVisible(link('Single wall'))).toBe(true)
  })

  it('[2.6-8] has one Back label at a time, to the level above', async () => {
    await renderList('Boxes', 'Folding boxes')
    const back = () => within(nav()).getAllByText('Back').filter(isVisible)
    expect(back().map((label) => label.closest('summary'))).toEqual([head('Folding boxes')])
    await userEvent.click(head('Folding boxes'))
    expect(back().map((label) => label.closest('summary'))).toEqual([head('Boxes')])
    await userEvent.click(head('Boxes'))
    expect(back()).toEqual([])
  })

  it('[2.6-3], [2.6-5] has neither pictures nor descriptions', async () => {
    await renderList('Boxes')
    expect([...nav().querySelectorAll('img')].map(isVisible)).toEqual([false, false])
    expect(isVisible(screen.getByText('All boxes'))).toBe(false)
    expect(isVisible(link('Overview: Boxes'))).toBe(true)
  })
})

describe('isRow', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    [1180, false],
    [1181, true],
  ])('[9-13] in a window of %d px is %s', (width, expected) => {
    vi.stubGlobal('innerWidth', width)
    expect(isRow()).toBe(expected)
  })
})
