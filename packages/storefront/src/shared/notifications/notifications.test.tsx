import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { offlineShop } from '../../app/shop-page.fixture'
import type { Notification } from './notification'
import { createNotificationQueue } from './notification'
import { Notifications } from './notifications'

afterEach(() => {
  vi.useRealTimers()
})

/** The notifications, with a fake clock. */
async function renderNotifications() {
  const texts = await createI18n('de-CH', [])
  const queue = createNotificationQueue()
  const element = (
    <>
      <main id="main" tabIndex={-1}>
        <button type="button">before</button>
      </main>
      <Notifications />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <Providers shop={offlineShop()} texts={texts} notifications={queue}>
      <RouterProvider router={router} />
    </Providers>,
  )
  vi.useFakeTimers()
  const add = (...notifications: readonly Partial<Notification>[]) =>
    act(() => notifications.forEach((one) => queue.add({ kind: 'success', title: 'No 1', ...one })))
  const cards = () => [...document.querySelectorAll<HTMLElement>('[data-notification]')]
  const visible = () =>
    cards()
      .filter((card) => !card.hasAttribute('inert'))
      .map((card) => card.querySelector('strong')?.textContent)
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const goTo = (path: string) => act(() => router.navigate(path))
  return { add, cards, visible, wait, goTo }
}

const numbered = (count: number, more: Partial<Notification> = {}) =>
  Array.from({ length: count }, (_, index) => ({ title: `No ${index + 1}`, ...more }))

const closeButton = (card: Element | undefined) => card?.querySelector('button') ?? document.body

/** jsdom has no layout. */
const standAt = (element: Element | null | undefined, box: Partial<DOMRect>) => {
  if (element) element.getBoundingClientRect = () => ({ ...new DOMRect(), ...box, height: 80 })
}

describe('a product notification', () => {
  it('is gone where its own link leads, by whatever way', async () => {
    const { add, visible, goTo } = await renderNotifications()
    add({ title: 'Added', link: { to: '/anonymous-cart', label: 'To the cart' } }, { title: 'Other' })
    await goTo('/service/terms')
    expect(visible()).toEqual(['Added', 'Other'])
    await goTo('/anonymous-cart?page=2')
    expect(visible()).toEqual(['Other'])
  })

  it('[9-23] is shown for 5000 ms, and removed 3000 ms after it closed', async () => {
    const { add, cards, visible, wait } = await renderNotifications()
    add({})
    wait(4999)
    expect(visible()).toEqual(['No 1'])
    wait(1)
    expect(visible()).toEqual([])
    wait(2999)
    expect(cards()).toHaveLength(1)
    wait(1)
    expect(cards()).toEqual([])
  })

  it.each([
    ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('[9-23] stays under the %s, and 1000 ms afterwards', async (_, enter, leave) => {
    const { add, cards, visible, wait } = await renderNotifications()
    add({})
    const card = cards()[0] ?? document.body
    wait(100)
    enter(card)
    wait(60_000)
    expect(visible()).toEqual(['No 1'])
    leave(card)
    wait(999)
    expect(visible()).toEqual(['No 1'])
    wait(1)
    expect(visible()).toEqual([])
  })

  it('waits for pointer and focus to be gone', async () => {
    const { add, cards, visible, wait } = await renderNotifications()
    add({})
    const card = cards()[0] ?? document.body
    fireEvent.pointerEnter(card)
    fireEvent.focus(card)
    fireEvent.pointerLeave(card)
    wait(60_000)
    expect(visible()).toEqual(['No 1'])
  })

  it('[9-23] has the bar of its time on top, and stands at the top in the middle', async () => {
    const { add, cards } = await renderNotifications()
    add({})
    expect(cards()[0]?.querySelector('.life')).not.toBeNull()
    expect(cards()[0]?.closest('.place')?.className).toBe('place top centre')
  })

  it.each([
    ['middle', 'left'],
    ['bottom', 'right'],
  ] as const)('[9-23] stands at the %s on the %s where that is wanted', async (vertical, horizontal) => {
    const { add, cards } = await renderNotifications()
    add({ position: { vertical, horizontal } })
    expect(cards()[0]?.closest('.place')?.className).toBe(`place ${vertical} ${horizontal}`)
  })
})

describe('a notification of each kind', () => {
  it.each(['success', 'info', 'warning', 'error'] as const)(
    '[9-23] has the colour of its kind: %s',
    async (kind) => {
      const { add, cards } = await renderNotifications()
      add({ kind })
      expect([...(cards()[0]?.classList ?? [])]).toContain(kind)
    },
  )
})

describe('a platform toast', () => {
  const toast = { look: 'toast' } as const
  const link = { to: '/', label: 'way' }

  it('[9-24] waits while three are shown', async () => {
    const { add, cards, visible } = await renderNotifications()
    add(...numbered(5, { ...toast, kind: 'info' }))
    expect(visible()).toEqual(['No 1', 'No 2', 'No 3'])
    fireEvent.click(closeButton(cards()[1]))
    expect(visible()).toEqual(['No 1', 'No 3', 'No 4'])
  })

  it.each<[string, Partial<Notification>, number]>([
    ['success', { kind: 'success' }, 4800],
    ['success with a link that is to close by itself', { link, mode: 'dismissible' }, 9600],
    ['error that is to close by itself', { kind: 'error', mode: 'dismissible' }, 4800],
  ])('[9-24] closes by itself: %s', async (_, notification, ms) => {
    const { add, visible, wait } = await renderNotifications()
    add({ ...toast, ...notification })
    wait(ms - 1)
    expect(visible()).toHaveLength(1)
    wait(1)
    expect(visible()).toEqual([])
  })

  it.each<[string, Partial<Notification>]>([
    ['success with a link', { link }],
    ['info', { kind: 'info' }],
    ['warning', { kind: 'warning' }],
    ['error', { kind: 'error' }],
  ])('[9-24] stays until somebody closes it: %s', async (_, notification) => {
    const { add, cards, visible, wait } = await renderNotifications()
    add({ ...toast, ...notification })
    wait(86_400_000)
    expect(visible()).toHaveLength(1)
    fireEvent.click(closeButton(cards()[0]))
    expect(visible()).toEqual([])
  })
})

describe('all notifications', () => {
  it('are announced once: errors at once, the rest when there is time', async () => {
    const { add } = await renderNotifications()
    add({ kind: 'error', title: 'Wrong' }, { kind: 'success', title: 'Right' })
    const regionsOf = (text: string) => {
      const found: (string | null)[] = []
      for (let at = screen.getByText(text).parentElement; at; at = at.parentElement)
        if (at.matches('[aria-live], [role=alert], [role=status]'))
          found.push(at.getAttribute('role') ?? at.getAttribute('aria-live'))
      return found
    }
    expect(regionsOf('Wrong')).toEqual(['assertive'])
    expect(regionsOf('Right')).toEqual(['polite'])
  })

  it('[8-6] are named by their kind', async () => {
    const { add } = await renderNotifications()
    add(...(['success', 'warning', 'error'] as const).map((kind) => ({ kind })), {
      kind: 'info',
      look: 'toast',
    })
    for (const label of ['Erledigt', 'Hinweis', 'Achtung', 'Fehler'])
      expect(screen.getByRole('img', { name: label })).toBeTruthy()
  })

  it('give the focus to the next one, and from the last back to where it was', async () => {
    const { add, cards } = await renderNotifications()
    const before = screen.getByRole('button', { name: 'before' })
    add(...numbered(2))
    act(() => before.focus())
    act(() => closeButton(cards()[0]).focus())
    fireEvent.keyDown(closeButton(cards()[0]), { key: 'Escape' })
    expect(document.activeElement).toBe(closeButton(cards()[1]))
    fireEvent.keyDown(closeButton(cards()[1]), { key: 'Escape' })
    expect(document.activeElement).toBe(before)
  })

  it('close with Escape from anywhere, the newest first', async () => {
    const { add, visible } = await renderNotifications()
    const before = screen.getByRole('button', { name: 'before' })
    add(...numbered(2))
    act(() => before.focus())
    fireEvent.keyDown(before, { key: 'Escape' })
    expect(visible()).toEqual(['No 1'])
    expect(document.activeElement).toBe(before)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(visible()).toEqual([])
  })

  it('leave Escape to what it has closed already, and to an open dialog', async () => {
    const { add, visible } = await renderNotifications()
    const before = screen.getByRole('button', { name: 'before' })
    add({})
    before.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    fireEvent.keyDown(before, { key: 'Escape' })
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.open = true
    fireEvent.keyDown(before, { key: 'Escape' })
    expect(visible()).toEqual(['No 1'])
    dialog.remove()
    fireEvent.keyDown(before, { key: 'Escape' })
    expect(visible()).toEqual([])
  })

  it('leave the top for the bottom while they would cover the focus', async () => {
    const { add, cards, wait } = await renderNotifications()
    const before = screen.getByRole('button', { name: 'before' })
    const place = () => cards()[0]?.closest('.place')
    standAt(before, { left: 0, right: 100, top: 20, bottom: 64 })
    add({})
    standAt(place(), { left: 0, right: 350, top: 10, bottom: 90 })
    act(() => before.focus())
    wait(20)
    expect(place()?.className).toBe('place bottom centre')
    wait(5000)
    wait(3000)
    act(() => before.blur())
    add({ title: 'Next' })
    expect(place()?.className).toBe('place top centre')
  })

  it('have their link one Tab after what raised them, once', async () => {
    const { add, cards } = await renderNotifications()
    const before = screen.getByRole('button', { name: 'before' })
    act(() => before.focus())
    add({ link: { to: '/cart', label: 'To the cart' } })
    expect(fireEvent.keyDown(before, { key: 'Tab', shiftKey: true })).toBe(true)
    expect(document.activeElement).toBe(before)
    expect(fireEvent.keyDown(before, { key: 'Tab' })).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the cart' }))
    act(() => closeButton(cards()[0]).focus())
    expect(fireEvent.keyDown(closeButton(cards()[0]), { key: 'Tab' })).toBe(false)
    expect(document.activeElement).toBe(before)
    expect(fireEvent.keyDown(before, { key: 'Tab' })).toBe(true)
  })

  it('without a link leave Tab alone', async () => {
    const { add } = await renderNotifications()
    const before = screen.getByRole('button', { name: 'before' })
    act(() => before.focus())
    add({})
    expect(fireEvent.keyDown(before, { key: 'Tab' })).toBe(true)
  })

  it('leave the focus alone where it is elsewhere', async () => {
    const { add, wait, visible } = await renderNotifications()
    const before = screen.getByRole('button', { name: 'before' })
    act(() => before.focus())
    add({})
    wait(5000)
    expect(visible()).toEqual([])
    expect(document.activeElement).toBe(before)
  })
})
