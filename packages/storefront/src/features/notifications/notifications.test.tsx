import { act, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from './notification-queue'
import { Notifications } from './notifications'
import { NotificationsContext } from './notifications-context'

afterEach(() => {
  vi.useRealTimers()
})

/** The place of the notifications after these have come, at the start of a clock of its own. */
async function renderNotifications(...titles: readonly string[]) {
  const texts = await createI18n('de-CH', [])
  const queue = createNotificationQueue()
  vi.useFakeTimers()
  render(
    <I18nextProvider i18n={texts}>
      <NotificationsContext value={queue}>
        <Notifications />
      </NotificationsContext>
    </I18nextProvider>,
  )
  act(() => titles.forEach((title) => queue.add({ kind: 'success', title })))
  const shown = () => screen.queryAllByText(/^No \d$/).map(({ textContent }) => textContent)
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  return { queue, shown, wait }
}

describe('Notifications', () => {
  it('[9-24] shows three at once, and the next when one has gone', async () => {
    const { queue, shown } = await renderNotifications('No 1', 'No 2', 'No 3', 'No 4')
    expect(shown()).toEqual(['No 1', 'No 2', 'No 3'])
    act(() => queue.remove(2))
    expect(shown()).toEqual(['No 1', 'No 3', 'No 4'])
  })

  it('[9-23] shows each for 5000 ms', async () => {
    const { shown, wait } = await renderNotifications('No 1')
    wait(4999)
    expect(shown()).toEqual(['No 1'])
    wait(1)
    expect(shown()).toEqual([])
  })

  it('[9-23] keeps what is under the pointer, and leaves it 1000 ms afterwards', async () => {
    const { shown, wait } = await renderNotifications('No 1')
    wait(4900)
    fireEvent.pointerEnter(screen.getByText('No 1'))
    wait(60_000)
    expect(shown()).toEqual(['No 1'])
    fireEvent.pointerLeave(screen.getByText('No 1'))
    wait(999)
    expect(shown()).toEqual(['No 1'])
    wait(1)
    expect(shown()).toEqual([])
  })
})
