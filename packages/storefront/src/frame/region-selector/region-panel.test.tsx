import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { mockDialogs } from '../../components/dialog.fixture'
import type { RegionPage } from './region-page.fixture'
import { showInRegion } from './region-page.fixture'
import { RegionPanel } from './region-panel'

beforeAll(mockDialogs)

async function open(page?: RegionPage) {
  const stage = await showInRegion(<RegionPanel />, page)
  const details = stage.container.querySelector('details')
  await userEvent.click(screen.getByText('Change Language & Region'))
  return { ...stage, details, head: stage.container.querySelector('summary') }
}

describe('RegionPanel', () => {
  it('[2.8-2] opens from its button and closes with Back', async () => {
    const { details } = await open()
    expect(details?.open).toBe(true)
    await userEvent.click(screen.getByText('Back'))
    expect(details?.open).toBe(false)
  })

  it('[2.8-2] [2.8-5] has languages and regions', async () => {
    await open()
    expect(screen.getByRole('group', { name: 'Choose Your Language' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Choose Your Region' })).toBeTruthy()
  })

  it('[4.language-3] leads to this page in another language', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe(
      'https://shop.example.de/s/cart?app=2&redirect=false',
    )
  })

  it('[4.selected-country-header-6] only closes on a click on the current region', async () => {
    const { details, clearCart } = await open({ lines: 1 })
    await userEvent.click(screen.getByRole('link', { name: 'Germany' }))
    expect([details?.open, screen.queryByRole('dialog')]).toEqual([false, null])
    expect(clearCart).not.toHaveBeenCalled()
  })

  it('[1-19] [2.8-16] asks before it clears a cart', async () => {
    const { clearCart } = await open({ lines: 1 })
    await userEvent.click(screen.getByRole('link', { name: 'Netherlands' }))
    expect(await screen.findByRole('dialog', { name: "You're Changing Currency" })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'No, Cancel' }))
    expect([screen.queryByRole('dialog'), clearCart.mock.calls.length]).toEqual([null, 0])
  })

  it('closes with Escape, and not the menu around it', async () => {
    const { details, head } = await open()
    let reached = false
    const menu = () => {
      reached = true
    }
    document.addEventListener('keydown', menu)
    screen.getByRole('link', { name: 'Belgium' }).focus()
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', menu)
    expect([details?.open, document.activeElement, reached]).toEqual([false, head, false])
  })

  it('closes when the focus moves behind it, but not when it moves to the question', async () => {
    const { details } = await open({ lines: 1 })
    await userEvent.click(screen.getByRole('link', { name: 'Netherlands' }))
    await userEvent.click(await screen.findByRole('button', { name: 'No, Cancel' }))
    expect(details?.open).toBe(true)
    const next = document.body.appendChild(document.createElement('button'))
    screen.getByRole('link', { name: 'Belgium' }).focus()
    next.focus()
    expect(details?.open).toBe(false)
    next.remove()
  })

  it('closes when it has opened another shop', async () => {
    const { details, head } = await open()
    await userEvent.click(screen.getByRole('link', { name: /^Switzerland/ }))
    expect([details?.open, document.activeElement]).toEqual([false, head])
  })

  it('closes after a navigation', async () => {
    const { details, router } = await open()
    await act(() => router.navigate('/other'))
    expect(details?.open).toBe(false)
  })
})
