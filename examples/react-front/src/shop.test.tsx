import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { ShopProvider } from '@cartonnage/react-hooks'
import { createClient, createMemoryStorage, session } from '@cartonnage/sdk'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Shop } from './shop'

afterEach(cleanup)

const sandbox = createNodeSandbox({ cookies: 'sandbox' })
const [storage, tab] = [createMemoryStorage(), createMemoryStorage()]
const origin = 'http://localhost'

/** A page of the front; going elsewhere is a request, as after signing in. */
async function openPage() {
  const visited: Promise<Response>[] = []
  const client = createClient({
    webstoreId: '0ZEDE00000000014AA',
    url: `${origin}/de-shop/`,
    locale: 'de',
    apiVersion: 'v67.0',
    fetch: (request: Request) => sandbox.fetch(request),
    localStorage: () => storage,
    sessionStorage: () => tab,
    navigate: (url) => void visited.push(sandbox.fetch(new Request(new URL(url, origin)))),
  })
  await client.use(session).load()
  render(
    <ShopProvider client={client}>
      <Shop now={Date.parse('2026-11-25T07:00:00Z')} />
    </ShopProvider>,
  )
  return { client, visited }
}

describe('the front', () => {
  it('sells to a guest, merges cart and favourites at the sign-in, and orders for another account', async () => {
    const { visited } = await openPage()
    await screen.findByRole('heading', { name: /^Faltkarton 1-wellig 400 × 300 × 200 mm/ })
    expect(screen.getByText('Bei Ihnen bis 2026-11-30')).toBeTruthy()
    fireEvent.click(await screen.findByRole('radio', { name: /^ab 100:/ }))
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
    const line = await screen.findByRole('listitem')
    await within(line).findByText(/^Faltkarton/)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Warenkorb: 1')
    fireEvent.click(within(line).getByRole('button', { name: 'Mehr' }))
    await within(line).findByDisplayValue('101')
    fireEvent.click(screen.getByRole('button', { name: 'Merken', pressed: false }))
    await screen.findByRole('button', { name: 'Merken', pressed: true })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Vergleichen (0)' }))
    screen.getByRole('checkbox', { name: 'Vergleichen (1)', checked: true })
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    await expect.poll(() => visited.length).toBe(1)
    await Promise.all(visited)
    cleanup()

    await openPage()
    const merged = await screen.findByRole('listitem')
    expect(within(merged).getByDisplayValue('101')).toBeTruthy()
    expect(await screen.findByRole('radio', { name: /Sonnenhalde/, checked: true })).toBeTruthy()
    await screen.findByRole('button', { name: 'Merken', pressed: true })
    fireEvent.click(screen.getByRole('button', { name: 'Als Liste speichern' }))
    await screen.findByText('Monatsbestellung: 1 Artikel')
    expect(screen.getByText('Favoriten: 1 Artikel')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Angebot für 2000 Stück anfragen' }))
    const offers = screen.getByRole('region', { name: 'Angebote' })
    expect(await within(offers).findByText(/Draft · EUR/)).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /Meersburg/ }))
    await screen.findByRole('heading', { name: 'Warenkorb: 0' })
  })

  it('orders what is pasted, and says what is wrong with the rest', async () => {
    await openPage()
    const list = screen.getByRole('textbox', { name: /^Artikelnummer/ })
    fireEvent.change(list, { target: { value: '1001180;120\n9999999;5' } })
    fireEvent.click(screen.getByRole('button', { name: 'Liste prüfen' }))
    await screen.findByText('120 × 1001180: ready')
    expect(screen.getByText('5 × 9999999: unknown')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Liste in den Warenkorb' }))
    await screen.findByText('120 × 1001180: added')
  })
})
