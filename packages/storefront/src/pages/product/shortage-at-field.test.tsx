import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { ProductTable } from '../../shared/product-list/product-table'
import { OftenOrdered } from '../home/often-ordered'
import { createNotificationQueue } from '../../shared/notifications/notification'
import { BuyBoxAt } from './buy-box.fixture'
import type { ListedProduct } from '../../shared/product/listed-product'
import { offlineShop, renderInShop, sampleProduct } from '../../app/shop-page.fixture'

afterEach(() => localStorage.clear())

const restocked = sampleProduct({ fields: { Stock__c: '2575', NextSupplyDate__c: '2026-12-11' } })
const active = sampleProduct({ fields: { Stock__c: '2575' } })
const rest = sampleProduct({ fields: { Stock__c: '40', Status__c: 'discontinued' } })
const unknownStock = sampleProduct({ fields: { Stock__c: '' } })
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const locations = [
  ['on its page', (product: ListedProduct) => <BuyBoxAt product={product} quantity={25} />],
  ['in a list', (product: ListedProduct) => <ProductTable caption="Kartons" products={[product]} />],
] as const

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Menge/ })
const add = () => screen.getByRole('button', { name: /^In den Warenkorb/ })

async function type(text: string) {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}

describe.each(locations)('a quantity beyond the stock, %s', (_location, show) => {
  it.each([
    ['restocked', restocked, '2’575 Stück sofort, 97’424 Stück ab 11.12.2026.', 'Nur 2’575 nehmen', '2575'],
    ['not known when restocked', active, 'Nur 2’575 Stück an Lager.', '2’575 nehmen', '2575'],
    ['not to be refilled', rest, 'Nur 40 Stück an Lager.', '40 nehmen', '40'],
  ])(
    'describes the field during input, with the button that helps: %s',
    async (_what, product, text, take, taken) => {
      await renderInShop(show(product))
      await type('99999')
      const described = field().getAttribute('aria-describedby') ?? ''
      expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
        `${text} ${take}`,
      )
      await userEvent.click(screen.getByRole('button', { name: take }))
      expect(field().value).toBe(taken)
      expect(document.activeElement).toBe(field())
      expect(screen.queryByText(text)).toBeNull()
    },
  )

  it('is shown after +, too, and disappears with −', async () => {
    await renderInShop(
      show(sampleProduct({ fields: { Stock__c: '25', NextSupplyDate__c: '2026-12-11', PackUnit__c: '25' } })),
    )
    await userEvent.click(screen.getByLabelText('Mehr'))
    expect(screen.getByText(/^25 Stück sofort/)).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Weniger'))
    expect(screen.queryByText(/^25 Stück sofort/)).toBeNull()
  })

  it.each([
    ['the button', () => userEvent.click(add())],
    ['Enter', () => userEvent.type(field(), '{Enter}')],
  ])('can be added by %s where more comes, and the outcome names price and shortage', async (_, send) => {
    const { shop } = await renderInShop(show(restocked))
    await type('3000')
    await send()
    const note = await screen.findByText(/^3’000 × Faltkarton/)
    expect(plain(note.textContent)).toMatch(
      /^3’000 × Faltkarton .+: CHF 1’524\.21\. 2’575 Stück sofort, 425 Stück ab 11\.12\.2026\.$/,
    )
    expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '3000' }])
  })

  it('is not added where the stock will not be refilled, and that is said', async () => {
    const { shop } = await renderInShop(show(rest))
    await type('41')
    await userEvent.click(add())
    expect(await screen.findByText('Nicht in den Warenkorb gelegt')).toBeTruthy()
    expect(screen.getAllByText(/^Nur 40 Stück an Lager\./)).toHaveLength(2)
    expect(shop.guestCart.getSnapshot()).toEqual([])
  })

  it('is no problem where the stock is unknown', async () => {
    const { shop } = await renderInShop(show(unknownStock))
    await type('99999')
    const described = field().getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    expect(document.getElementById(described)?.textContent).toBe('')
    await userEvent.click(add())
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '99999' }]))
  })

  it('differs from an excessive quantity, whose input stays, and nothing changes', async () => {
    const { shop } = await renderInShop(show(restocked))
    await type('1000000000')
    await userEvent.click(add())
    const text = 'Höchstens 999’999 in einer Bestellung. Ihre Eingabe wurde nicht übernommen.'
    expect(screen.getByText(text)).toBeTruthy()
    expect(field().value).toBe('1000000000')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(shop.guestCart.getSnapshot()).toEqual([])
  })
})

describe('what a guest’s cart refuses', () => {
  it('is reported where a line would have too much', async () => {
    const { shop } = await renderInShop(<BuyBoxAt product={unknownStock} quantity={25} />)
    await shop.guestCart.add({ productId: unknownStock.id, quantity: 999_999 })
    await userEvent.click(add())
    expect(
      await screen.findByText('Von einem Artikel nimmt der Warenkorb höchstens 999’999 auf.'),
    ).toBeTruthy()
  })

  it('is reported where it has the maximum of lines', async () => {
    const { shop } = await renderInShop(<BuyBoxAt product={unknownStock} quantity={25} />)
    const lines = Array.from({ length: 500 }, (_, index) => ({ productId: `p${index}`, quantity: 1 }))
    await shop.guestCart.addAll(lines)
    await userEvent.click(add())
    expect(await screen.findByText(/^Der Warenkorb fasst höchstens 500 Artikel\./)).toBeTruthy()
  })

  it('is reported on the home page where the stock is below the minimum', async () => {
    const product = sampleProduct({
      fields: { Stock__c: '12' },
      rule: { minimum: 20, increment: 20 },
      tiers: [[20, '0.99']],
    })
    const { shop } = await renderInShop(<OftenOrdered products={[product]} boxes={undefined} />)
    await userEvent.click(add())
    expect(await screen.findByText('Nur 12 Stück an Lager, weniger als die Mindestmenge.')).toBeTruthy()
    expect(shop.guestCart.getSnapshot()).toEqual([])
  })
})

describe('a refused form without scripts', () => {
  async function pageFor(
    product: ListedProduct,
    refused: { problem: 'short' | 'too-large'; entered: string },
  ) {
    const texts = await createI18n('de-CH', ['product', 'units'])
    const element = <BuyBoxAt product={product} quantity={25} refused={refused} />
    const router = createMemoryRouter([{ path: '*', element }])
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <Providers shop={offlineShop()} texts={texts} notifications={createNotificationQueue()}>
        <RouterProvider router={router} />
      </Providers>,
    )
    const values = (name: string) =>
      [...page.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map(({ value }) => value)
    return { text: plain(page.textContent), values }
  }

  it('says what is short, offers what is in stock, and accepts the whole quantity the next time', async () => {
    const { text, values } = await pageFor(restocked, { problem: 'short', entered: '3000' })
    expect(text).toContain('2’575 Stück sofort, 425 Stück ab 11.12.2026. Nur 2’575 nehmen')
    expect(values('quantity')).toContain('3000')
    expect(values('take')).toEqual(['2575'])
    expect(values('accepted')).toEqual(['3000'])
    expect(values('stock')).toEqual(['2575'])
  })

  it('says the largest possible quantity', async () => {
    const { text, values } = await pageFor(restocked, { problem: 'too-large', entered: '1000000000' })
    expect(text).toContain('Höchstens 999’999 in einer Bestellung.')
    expect(values('quantity')).toContain('1000000000')
    expect(values('accepted')).toEqual([])
  })
})
