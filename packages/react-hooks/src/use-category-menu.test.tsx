import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resizeDelayMs } from '@cartonnage/sdk/rules'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hoverCloseMs, hoverOpenMs } from './category-menu-hover'
import { createTestClient } from './shop-client.fixture'
import { ShopProvider } from './shop-provider'
import { submenuProps, useCategoryMenu } from './use-category-menu'

let row = true
const isRow = () => row

function Menu() {
  const { menuProps, headProps, openIds } = useCategoryMenu({ isRow })
  return (
    <details {...menuProps} data-testid="menu" suppressHydrationWarning>
      <summary>Menu</summary>
      <ul>
        {['Boxes', 'Tape'].map((name) => (
          <li key={name}>
            <details {...submenuProps(name)} data-testid={name} suppressHydrationWarning>
              <summary {...headProps}>{name}</summary>
              <a href={`#${name}`}>{name} overview</a>
              <details {...submenuProps(`${name} below`)} data-testid={`${name} below`}>
                <summary>{name} below</summary>
                <a href={`#${name}-leaf`}>{name} leaf</a>
              </details>
            </details>
          </li>
        ))}
        <li>
          <a href="#plain" {...headProps}>
            Plain
          </a>
        </li>
      </ul>
      <output>open: {openIds.join()}</output>
    </details>
  )
}

function renderMenu() {
  const client = createTestClient()
  const view = render(
    <ShopProvider client={client}>
      <button>before</button>
      <Menu />
      <button>after</button>
      <dialog open>
        <button>in a dialog</button>
      </dialog>
    </ShopProvider>,
  )
  return { ...view, client }
}

const details = (name: string): HTMLDetailsElement => screen.getByTestId(name)
const openLabels = () =>
  ['menu', 'Boxes', 'Boxes below', 'Tape', 'Tape below'].filter((name) => details(name).open)
const press = (name: string) => userEvent.click(screen.getByText(name, { exact: true }))
const focused = () => document.activeElement?.textContent

/** Toggle events are dispatched in a separate task. */
const reported = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

beforeEach(() => {
  row = true
})

describe('what is open', () => {
  it('[4.user-menu-and-navigation-2] toggles with a click on its button', async () => {
    renderMenu()
    await press('Boxes')
    expect(openLabels()).toEqual(['Boxes'])
    await press('Boxes')
    expect(openLabels()).toEqual([])
  })

  it('is one menu at a time', async () => {
    renderMenu()
    await press('Boxes')
    await press('Tape')
    await reported()
    expect(openLabels()).toEqual(['Tape'])
    expect(screen.getByRole('status').textContent).toBe('open: Tape')
  })

  it('is listed with its open descendants, which close with it', async () => {
    row = false
    renderMenu()
    await press('Menu')
    await press('Boxes')
    await press('Boxes below')
    await reported()
    expect(screen.getByRole('status').textContent).toBe('open: Boxes,Boxes below')
    await press('Boxes')
    await reported()
    expect(openLabels()).toEqual(['menu'])
  })

  it('includes what was opened before hydration', async () => {
    const page = (
      <ShopProvider client={createTestClient()}>
        <Menu />
      </ShopProvider>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    details('Boxes').open = true
    render(page, { container, hydrate: true })
    await reported()
    expect([openLabels(), screen.getByRole('status').textContent]).toEqual([['Boxes'], 'open: Boxes'])
  })

  it('[2.3-5] closes with the search event', async () => {
    row = false
    const { client } = renderMenu()
    await press('Menu')
    await press('Boxes')
    act(() => client.events.emit('search'))
    expect(openLabels()).toEqual([])
  })

  it('closes on a click outside, and when the focus moves elsewhere', async () => {
    renderMenu()
    await press('Boxes')
    await press('after')
    expect(openLabels()).toEqual([])
    await press('Boxes')
    act(() => screen.getByText('after').focus())
    expect(openLabels()).toEqual([])
  })

  it('stays while a dialog has the focus', async () => {
    row = false
    renderMenu()
    await press('Menu')
    act(() => screen.getByText('in a dialog').focus())
    expect(openLabels()).toEqual(['menu'])
  })

  it('removes all listeners when it unmounts', async () => {
    const { unmount } = renderMenu()
    const menu = details('Boxes')
    await press('Boxes')
    unmount()
    fireEvent.click(document.body)
    expect(menu.open).toBe(true)
  })
})

describe('Escape', () => {
  it('closes the panel of a row and returns the focus to its button', async () => {
    renderMenu()
    await press('Boxes')
    screen.getByText('Boxes leaf').focus()
    await userEvent.keyboard('{Escape}')
    expect([openLabels(), focused()]).toEqual([[], 'Boxes'])
  })

  it('is used up by what it closes, and left to others where nothing is open', async () => {
    renderMenu()
    await press('Boxes')
    expect(fireEvent.keyDown(screen.getByText('Boxes leaf'), { key: 'Escape' })).toBe(false)
    expect(fireEvent.keyDown(screen.getByText('Boxes'), { key: 'Escape' })).toBe(true)
  })

  it('[2.6-8] goes back one level at a time in a list', async () => {
    row = false
    renderMenu()
    await press('Menu')
    await press('Boxes')
    await press('Boxes below')
    screen.getByText('Boxes leaf').focus()
    await userEvent.keyboard('{Escape}')
    expect([openLabels(), focused()]).toEqual([['menu', 'Boxes'], 'Boxes below'])
    await userEvent.keyboard('{Escape}{Escape}')
    expect([openLabels(), focused()]).toEqual([[], 'Menu'])
  })

  it('closes what is open while the focus is elsewhere, and leaves the focus there', async () => {
    renderMenu()
    const before = screen.getByText('before')
    before.focus()
    details('Boxes').open = true
    await userEvent.keyboard('{Escape}')
    expect([openLabels(), focused()]).toEqual([[], 'before'])
  })
})

describe('arrow keys', () => {
  it('move along the first level of a row, Home and End to its ends', async () => {
    renderMenu()
    screen.getByText('Boxes').focus()
    const locations: unknown[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`)
      locations.push(focused())
    }
    expect(locations).toEqual(['Tape', 'Plain', 'Plain', 'Tape', 'Boxes', 'Plain'])
  })

  it('move down into the panel, along its links, and up again', async () => {
    renderMenu()
    screen.getByText('Boxes').focus()
    const locations: unknown[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home', 'ArrowDown', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`)
      locations.push(focused())
    }
    expect(openLabels()).toEqual(['Boxes'])
    expect(locations).toEqual([
      'Boxes overview',
      'Boxes below',
      'Boxes leaf',
      'Boxes',
      'Boxes overview',
      'Boxes',
    ])
  })

  it('move along the lines of a list', async () => {
    row = false
    renderMenu()
    await press('Menu')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('Boxes overview')
    await userEvent.keyboard('{ArrowUp}')
    expect([focused(), openLabels()]).toEqual(['Boxes', ['menu']])
  })

  it('are left to the browser with a modifier', async () => {
    renderMenu()
    screen.getByText('Boxes').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(focused()).toBe('Boxes')
  })
})

describe('a resting mouse', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const move = (name: string, { x = 0, y = 0, pointerType = 'mouse' } = {}) =>
    fireEvent.pointerMove(screen.getByText(name), { clientX: x, clientY: y, pointerType })
  const rest = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
  }

  it('opens a panel, then another one instead', () => {
    renderMenu()
    move('Boxes')
    rest(hoverOpenMs - 1)
    expect(openLabels()).toEqual([])
    rest(1)
    expect(openLabels()).toEqual(['Boxes'])
    move('Tape', { x: 100 })
    rest(hoverOpenMs)
    expect(openLabels()).toEqual(['Tape'])
    move('Plain', { x: 200 })
    rest(hoverOpenMs)
    expect(openLabels()).toEqual([])
  })

  it('on its way down to the panel crosses other items without opening them', () => {
    renderMenu()
    move('Boxes')
    rest(hoverOpenMs)
    for (const y of [10, 20, 30, 40]) {
      move('Tape', { x: y / 2, y })
      rest(hoverOpenMs - 1)
    }
    move('Boxes leaf', { x: 25, y: 60 })
    rest(hoverOpenMs)
    expect(openLabels()).toEqual(['Boxes'])
  })

  it('closes what it opened a while after it left, and opens nothing more', () => {
    renderMenu()
    move('Boxes')
    rest(hoverOpenMs)
    fireEvent.pointerLeave(details('menu'))
    rest(hoverCloseMs - 1)
    expect(openLabels()).toEqual(['Boxes'])
    rest(1)
    expect(openLabels()).toEqual([])
    move('Tape')
    fireEvent.pointerLeave(details('menu'))
    rest(hoverOpenMs)
    expect(openLabels()).toEqual([])
  })

  it('keeps a panel that it has just opened when clicked', () => {
    renderMenu()
    move('Boxes')
    rest(hoverOpenMs)
    fireEvent.click(screen.getByText('Boxes'))
    expect(openLabels()).toEqual(['Boxes'])
    fireEvent.pointerLeave(details('menu'))
    rest(hoverCloseMs)
    expect(openLabels()).toEqual(['Boxes'])
    fireEvent.click(screen.getByText('Boxes'))
    expect(openLabels()).toEqual([])
  })

  it('does not close a panel that has the focus', () => {
    renderMenu()
    details('Boxes').open = true
    screen.getByText('Boxes leaf').focus()
    move('Tape')
    rest(hoverOpenMs)
    expect(openLabels()).toEqual(['Boxes'])
  })

  it.each(['touch', 'pen'])('is not emulated by %s', (pointerType) => {
    renderMenu()
    move('Boxes', { pointerType })
    rest(hoverOpenMs)
    expect(openLabels()).toEqual([])
  })

  it('does nothing in a list', () => {
    row = false
    renderMenu()
    move('Boxes')
    rest(hoverOpenMs)
    expect(openLabels()).toEqual([])
  })

  it('[9-16] closes everything when the window becomes wide, and only then', () => {
    row = false
    renderMenu()
    details('menu').open = true
    details('Boxes').open = true
    fireEvent(window, new Event('resize'))
    rest(resizeDelayMs)
    expect(openLabels()).toEqual(['menu', 'Boxes'])
    row = true
    fireEvent(window, new Event('resize'))
    rest(resizeDelayMs - 1)
    expect(openLabels()).toEqual(['menu', 'Boxes'])
    rest(1)
    expect(openLabels()).toEqual([])
  })
})
