import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { BuyBoxAt } from './buy-box.fixture'
import { offlineShop, renderInShop, sampleProduct } from '../../app/shop-page.fixture'

const quantityField = () => screen.getByRole('textbox', { name: 'Menge' })
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

type Observed = Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>

/** jsdom has no layout: what is called reports whether an observed element is in the window. */
function watchWindow() {
  let report: (entries: readonly Observed[]) => void = () => undefined
  class Observer {
    constructor(callback: typeof report) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (isIntersecting: boolean) =>
    act(() => report([{ isIntersecting, boundingClientRect: new DOMRect(0, 0, 358, 120) }]))
}

describe('the buy bar', () => {
  it('has the one button while its place is out of the window, with the quantity', async () => {
    const show = watchWindow()
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    const button = screen.getByRole('button', { name: 'In den Warenkorb' })
    expect(button.closest('[data-buy-bar]')).toBeNull()
    show(false)
    expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBe(button)
    const bar = button.closest('[data-buy-bar]')
    expect(plain(bar?.textContent ?? '')).toContain('25 Stück, Total inkl. MWST')
    expect(bar?.parentElement?.style.minHeight).toBe('120px')
    show(true)
    expect(button.closest('[data-buy-bar]')).toBeNull()
    expect(document.querySelector('[style*=min-height]')).toBeNull()
  })

  it('is not there for what cannot be ordered', async () => {
    const show = watchWindow()
    const { attributes, ...product } = sampleProduct()
    const soldOut = { ...product, attributes: { ...attributes, stock: 0, status: 'discontinued' as const } }
    await renderInShop(<BuyBoxAt product={soldOut} quantity={25} />)
    show(false)
    expect(document.querySelector('[data-buy-bar]')).toBeNull()
  })
})

describe('BuyBox', () => {
  it('shows guests gross prices first and names both', async () => {
    const { container } = await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    expect(plain(container.textContent)).toContain('CHF 0.886 pro Stück, inkl. 8.1% MWST')
    expect(plain(container.textContent)).toContain('CHF 0.820 exkl. MWST')
  })

  it('[1-1] shows business buyers net prices first', async () => {
    const shop = offlineShop({ userType: 'business' })
    const { container } = await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />, shop)
    expect(plain(container.textContent)).toContain('CHF 0.820 pro Stück, netto')
    expect(screen.getAllByText('Total netto').length).toBeTruthy()
  })

  it('says what a product costs to send that goes by pallet only, as the buyer reads prices', async () => {
    const attributes = { ...sampleProduct().attributes, isFreightOnly: true }
    const product = { ...sampleProduct(), attributes }
    const { container } = await renderInShop(<BuyBoxAt product={product} quantity={25} />)
    expect(plain(container.textContent)).toContain(
      'Versand auf Palette: CHF 85.40, frei ab CHF 972.90 Warenwert (inkl. 8.1% MWST).',
    )
    const business = offlineShop({ userType: 'business' })
    const net = await renderInShop(<BuyBoxAt product={product} quantity={25} />, business)
    expect(plain(net.container.textContent)).toContain('CHF 79.00, frei ab CHF 900.00 Warenwert (netto).')
  })

  it('says what a bundle and a pallet cost', async () => {
    const fields = { PackUnit__c: '25', PalletQuantity__c: '850' }
    await renderInShop(
      <BuyBoxAt product={sampleProduct({ fields })} quantity={25} />,
      offlineShop({ userType: 'private' }),
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual(
      expect.arrayContaining([
        '1 Bund = 25 Stück CHF 22.16 inkl. MWST',
        '1 Palette = 850 Stück CHF 505.37 inkl. MWST',
      ]),
    )
  })

  it('has no prices of packs that cannot be ordered alone', async () => {
    const product = sampleProduct({ fields: { PackUnit__c: '25' }, rule: { minimum: 40, increment: 20 } })
    const { container } = await renderInShop(<BuyBoxAt product={product} quantity={40} />)
    expect(plain(container.textContent)).not.toContain('1 Bund')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('adds pallets as pieces, and takes a number of pieces in their place', async () => {
    const fields = { PackUnit__c: '25', PalletQuantity__c: '850', Stock__c: '1000' }
    const { shop } = await renderInShop(<BuyBoxAt product={sampleProduct({ fields })} quantity={25} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Einheit' }), 'Palette (850)')
    expect(quantityField()).toHaveProperty('value', '1')
    expect(screen.getByText(/^850 Stück,/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }))
    // More than there is: the shortage is in pieces, and so is what is taken.
    await userEvent.click(screen.getByRole('button', { name: '1’000 nehmen' }))
    expect(quantityField()).toHaveProperty('value', '1000')
    expect(screen.getByRole('combobox', { name: 'Einheit' })).toHaveProperty('value', '1')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Einheit' }), 'Bund (25)')
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '1000' }]))
    await shop.guestCart.clear()
  })

  it('names no day of delivery from stock where there is none, but the day when there is again', async () => {
    const fields = { Stock__c: '0', NextSupplyDate__c: '2026-12-21' }
    const { container } = await renderInShop(<BuyBoxAt product={sampleProduct({ fields })} quantity={25} />)
    expect(plain(container.textContent)).toContain('Voraussichtlich ab 21.12.2026 wieder an Lager.')
    expect(plain(container.textContent)).not.toContain('Lieferung')
  })

  it('says how the quantity arrives, and as which parcel the box travels', async () => {
    const fields = {
      ...{ Weight__c: '158', PackUnit__c: '25', MaxLoad__c: '10' },
      ...{ OuterLength__c: '306', OuterWidth__c: '206', OuterHeight__c: '162' },
    }
    const { container } = await renderInShop(<BuyBoxAt product={sampleProduct({ fields })} quantity={200} />)
    const text = plain(container.textContent)
    expect(text).toContain('200 Stück in 2 Paketen. Ein Paket fasst 7 Bunde.')
    expect(text).toContain('Passt als Post-Paket bis 10 kg. Aussenmass 306 × 206 × 162 mm.')
  })

  it('is a radio group whose row sets the quantity', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    const group = screen.getByRole('group', { name: 'Preis nach Menge' })
    expect(within(group).getAllByRole('radio')).toHaveLength(5)
    await userEvent.click(within(group).getByRole('radio', { name: '100' }))
    expect(quantityField()).toHaveProperty('value', '100')
  })

  it('offers the quantity that costs less, and takes it only when clicked', async () => {
    const { container } = await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={82} />)
    expect(plain(container.textContent)).toContain(
      '100 Stück kosten weniger als 82.82 Stück: CHF 72.69. 100 Stück: CHF 72.43.',
    )
    expect(quantityField()).toHaveProperty('value', '82')
    await userEvent.click(screen.getByRole('button', { name: '100 nehmen' }))
    expect(quantityField()).toHaveProperty('value', '100')
  })

  it('offers the quantity that costs less for a typed one, and adds it once it was taken', async () => {
    const { shop, container } = await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    await userEvent.clear(quantityField())
    await userEvent.type(quantityField(), '81')
    await userEvent.tab()
    expect(plain(container.textContent)).toContain('CHF 71.80')
    expect(screen.queryByText(/kosten weniger als/)).toBeNull()
    await userEvent.clear(quantityField())
    await userEvent.type(quantityField(), '82')
    await userEvent.tab()
    expect(quantityField()).toHaveProperty('value', '82')
    await userEvent.click(screen.getByRole('button', { name: '100 nehmen' }))
    expect(screen.queryByText(/kosten weniger als/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '100' }]))
    await shop.guestCart.clear()
  })

  it('offers no quantity that costs less where there is not as much', async () => {
    const product = sampleProduct({ fields: { Stock__c: '99' } })
    await renderInShop(<BuyBoxAt product={product} quantity={82} />)
    expect(screen.queryByRole('button', { name: '100 nehmen' })).toBeNull()
  })

  it('raises an entered quantity and says so', async () => {
    const product = sampleProduct({ rule: { minimum: 10, increment: 10 } })
    const { container } = await renderInShop(<BuyBoxAt product={product} quantity={10} />)
    await userEvent.clear(quantityField())
    await userEvent.type(quantityField(), '15')
    await userEvent.tab()
    expect(quantityField()).toHaveProperty('value', '20')
    expect(container.textContent).toContain('Menge von 15 auf 20 erhöht')
  })

  it('adds the raised quantity when the form is sent by Enter', async () => {
    const product = sampleProduct({ rule: { minimum: 10, increment: 10 } })
    const { shop } = await renderInShop(<BuyBoxAt product={product} quantity={10} />)
    await userEvent.clear(quantityField())
    await userEvent.type(quantityField(), '15{Enter}')
    await waitFor(() => expect(shop.guestCart.getSnapshot()).toMatchObject([{ quantity: '20' }]))
    expect(screen.getByText(/^Menge von 15 auf 20 erhöht/)).toBeTruthy()
    await shop.guestCart.clear()
  })

  it.each([
    [false, 'elsewhere', []],
    [true, 'In den Warenkorb gelegt', [{ quantity: '25' }]],
  ])(
    '[6-5] puts nothing into a guest’s cart where it is not allowed: %s',
    async (guestCartEnabled, end, lines) => {
      const product = <BuyBoxAt product={sampleProduct()} quantity={25} />
      const { shop } = await renderInShop(product, offlineShop({ guestCartEnabled }))
      await shop.guestCart.clear()
      await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
      expect(await screen.findByText(end)).toBeTruthy()
      expect(shop.guestCart.getSnapshot()).toMatchObject(lines)
      await shop.guestCart.clear()
    },
  )

  it('adds to the guest cart once when it is clicked twice', async () => {
    const { shop } = await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    await userEvent.dblClick(screen.getByRole('button', { name: 'In den Warenkorb' }))
    await waitFor(() => expect(screen.getByText('In den Warenkorb gelegt')).toBeTruthy())
    expect(shop.guestCart.getSnapshot()).toMatchObject([{ productId: '01tCN0001001100YAA', quantity: '25' }])
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveProperty('pathname', '/anonymous-cart')
    await shop.guestCart.clear()
  })

  it.each(['viele', '0'])('ignores an invalid quantity: %s', async (text) => {
    const { shop, container } = await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    await userEvent.clear(quantityField())
    await userEvent.type(quantityField(), text)
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
    expect(container.textContent).toContain('Bitte eine ganze Zahl ab 1 eingeben, zum Beispiel 25.')
    expect(quantityField()).toHaveProperty('value', text)
    expect(quantityField().getAttribute('aria-invalid')).toBe('true')
    expect(shop.guestCart.getSnapshot()).toEqual([])
  })

  it.each([
    ['out of stock', { Stock__c: '0' }, 'Nicht an Lager'],
    ['discontinued and gone', { Stock__c: '0', Status__c: 'discontinued' }, 'Zurzeit nicht lieferbar.'],
  ])('has no add-to-cart button for a product %s', async (_, fields, text) => {
    const { container } = await renderInShop(<BuyBoxAt product={sampleProduct({ fields })} quantity={1} />)
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull()
    expect(container.textContent).toContain(text)
  })

  it('sells what is out of stock until a known day, and names the day', async () => {
    const fields = { Stock__c: '0', NextSupplyDate__c: '2026-12-04' }
    const { container } = await renderInShop(<BuyBoxAt product={sampleProduct({ fields })} quantity={1} />)
    expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeTruthy()
    expect(container.textContent).toContain('Voraussichtlich ab 04.12.2026 wieder an Lager.')
  })

  it('promises for a product in stock the days of the tariff, not its lead time', async () => {
    const fields = { Stock__c: '420', LeadDays__c: '9' }
    const { container } = await renderInShop(<BuyBoxAt product={sampleProduct({ fields })} quantity={1} />)
    expect(container.textContent).toContain('Lieferung in 1–\u20602 Werktagen.')
  })

  it('says how to ask when the price is on request', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct({ tiers: [] })} quantity={1} />)
    expect(screen.getByText('Preis auf Anfrage')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
