import { act, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { offlineShop } from '../../app/shop-page.fixture'
import { createNotificationQueue } from './notification'
import type { Raise } from './use-raise'
import { useRaise } from './use-raise'

async function renderRaise() {
  const queue = createNotificationQueue()
  const reportFailure = vi.fn()
  let raise: Raise | undefined
  const Raiser = () => {
    raise = useRaise()
    return null
  }
  render(
    <Providers
      shop={{ ...offlineShop(), locale: 'en-US', reportFailure }}
      texts={await createI18n('en-US', [])}
      notifications={queue}
    >
      <Raiser />
    </Providers>,
  )
  const raised = async (call: (raise: Raise) => void) => {
    if (raise) call(raise)
    await act(() => vi.dynamicImportSettled())
    return queue.getSnapshot().map(({ kind, title, text, position }) => ({ kind, title, text, position }))
  }
  return { raised, reportFailure }
}

describe('useRaise', () => {
  it.each([
    ['its message', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['all of it as JSON where it has none', { status: 500 }, '{"status":500}'],
  ])('[8-2] shows of an unexpected error %s', async (_, error, text) => {
    const { raised } = await renderRaise()
    expect(await raised((raise) => raise.error(error))).toEqual([{ kind: 'error', title: 'Error', text }])
  })

  it('[8-5] shows that something is done', async () => {
    const { raised } = await renderRaise()
    expect(await raised((raise) => raise.success('Saved.'))).toEqual([
      { kind: 'success', title: 'Success', text: 'Saved.' },
    ])
  })

  it('[8-6] labels what is raised by its kind', async () => {
    const { raised } = await renderRaise()
    const all = await raised((raise) => {
      for (const kind of ['success', 'info', 'warning', 'error']) raise.notification('text', kind)
      raise.success('text')
      raise.error(new TypeError('text'))
    })
    const labels = ['Success', 'Info', 'Warning', 'Error', 'Success', 'Error']
    expect(all.map(({ title }) => title)).toEqual(labels)
    expect(all[0]?.position).toEqual({ vertical: 'top', horizontal: 'centre' })
  })

  it.each([
    ['unknown vertical position attribute', ['a', 'info', { vertical: 'left' }]],
    ['unknown horizontal position attribute', ['a', 'info', { horizontal: 'top' }]],
    ['incorrect argument count, expected 1, 2 or 3', []],
  ])('[8-33] tells the log of %s', async (message, values) => {
    const { raised, reportFailure } = await renderRaise()
    expect(await raised((raise) => raise.notification(...values))).toEqual([])
    expect(reportFailure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message, code: 'INVALID_OPTION' }),
      'a notification',
    )
  })
})
