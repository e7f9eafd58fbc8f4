import { createShopClient } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../app/render-app.fixture'
import { CartTools } from './cart-tools'

const line = { name: 'Karton', unit: 'Stk', unitPrice: null, total: null }
const lines = [
  { ...line, number: '1001180', quantity: 60 },
  { ...line, number: '0000280', quantity: 1000 },
]
const list = '1001180\t60\n0000280\t1000'

async function renderTools(file?: string) {
  const shop = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/cart/current',
    locale: 'de-CH',
    fetch: () => Promise.reject(new Error('no call is expected')),
    reportFailure: () => undefined,
  })
  const user = userEvent.setup()
  await renderApp(<CartTools lines={lines} file={file} />, { shop, texts: ['cart-tools'] })
  return user
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  await user.click(screen.getByRole('button', { name }))

describe('the tools of a cart', () => {
  it('copy numbers and quantities, and say so', async () => {
    const user = await renderTools()
    await press(user, 'Liste kopieren')
    expect(await navigator.clipboard.readText()).toBe(list)
    expect(await screen.findByText(/^Kopiert: /)).toHaveProperty('role', 'status')
  })

  it('offer the list in a field where the browser does not allow copying', async () => {
    const user = await renderTools()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await press(user, 'Liste kopieren')
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Artikelnummern und Mengen',
    })
    expect(document.activeElement).toBe(field)
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(list)
    expect(screen.getByRole('status').textContent).toMatch(/nicht erlaubt/)
  })

  it('save a file that the browser makes', async () => {
    const user = await renderTools()
    const saved: (string | undefined)[] = []
    URL.createObjectURL = () => 'blob:cart'
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href, this.download)
    })
    await press(user, 'Als CSV speichern')
    await vi.waitFor(() =>
      expect(saved).toEqual(['blob:cart', expect.stringMatching(/^warenkorb-[\d-]+\.csv$/)]),
    )
  })

  it('link the file that the server makes', async () => {
    await renderTools('/cart/current/csv')
    expect(screen.getByRole('link', { name: 'Als CSV speichern' }).getAttribute('href')).toBe(
      '/cart/current/csv',
    )
  })

  it('print the page', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await press(await renderTools(), 'Drucken')
    expect(print).toHaveBeenCalledOnce()
  })
})
