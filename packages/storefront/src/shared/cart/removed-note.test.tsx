import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { offlineShop } from '../../app/shop-page.fixture'
import { RemovedNote, useRemoval } from './removed-note'

function Page() {
  const removal = useRemoval()
  const putBack = () => Promise.resolve()
  return (
    <main>
      <h1>Warenkorb</h1>
      <RemovedNote removal={removal} />
      <button type="button" onClick={() => removal.add({ name: 'Faltkarton', putBack })}>
        entfernen
      </button>
    </main>
  )
}

async function renderNote() {
  await renderApp(<Page />, { shop: offlineShop(), texts: ['cart'] })
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'entfernen' }))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const undo = () => screen.queryByRole('button', { name: 'Rückgängig: Faltkarton' })

describe('the note on what was removed', () => {
  afterEach(() => void vi.useRealTimers())

  it('stays for ten seconds in a live region', async () => {
    await renderNote()
    expect(screen.getByRole('status').textContent).toContain('Aus dem Warenkorb entfernt')
    await pass(9_999)
    expect(undo()).not.toBeNull()
    await pass(1)
    expect(undo()).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it.each([
    ['the focus', (button: HTMLElement) => button.focus(), (button: HTMLElement) => button.blur()],
    [
      'the pointer',
      (button: HTMLElement) => void fireEvent.pointerOver(button),
      (button: HTMLElement) => void fireEvent.pointerOut(button, { relatedTarget: document.body }),
    ],
  ])('stays while %s is on it, and five seconds more', async (_what, enter, leave) => {
    await renderNote()
    const button = undo()
    if (button === null) throw new Error('The note is missing.')
    act(() => enter(button))
    await pass(60_000)
    expect(undo()).not.toBeNull()
    act(() => leave(button))
    await pass(4_999)
    expect(undo()).not.toBeNull()
    await pass(1)
    expect(undo()).toBeNull()
  })

  it('starts again for the next removal', async () => {
    await renderNote()
    await pass(9_000)
    fireEvent.click(screen.getByRole('button', { name: 'entfernen' }))
    await pass(9_000)
    expect(undo()).not.toBeNull()
  })
})
