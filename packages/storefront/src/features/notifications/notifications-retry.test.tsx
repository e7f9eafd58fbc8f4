import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { offlineShop } from '../product/shop-page.fixture'
import { createNotificationQueue } from './notification'
import { Notifications } from './notifications'

it('a notification whose code did not come is shown with the next one', async () => {
  vi.doMock('./notification-positions', () => {
    throw new Error('no network')
  })
  const queue = createNotificationQueue()
  const router = createMemoryRouter([{ path: '*', element: <Notifications /> }])
  const texts = await createI18n('de-CH', [])
  const shop = { ...offlineShop(), reportFailure: vi.fn() }
  render(
    <Providers shop={shop} texts={texts} notifications={queue}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const raise = async (title: string) => {
    act(() => void queue.add({ kind: 'success', title }))
    await act(() => vi.dynamicImportSettled())
  }
  fireEvent.pointerMove(document.body)
  await raise('No 1')
  expect(screen.queryByText('No 1')).toBeNull()
  expect(shop.reportFailure).toHaveBeenCalledWith(expect.anything(), 'notifications')
  vi.doUnmock('./notification-positions')
  await raise('No 2')
  await vi.waitFor(() => expect(screen.getByText('No 2')).toBeDefined())
  expect(screen.getByText('No 1')).toBeDefined()
})
