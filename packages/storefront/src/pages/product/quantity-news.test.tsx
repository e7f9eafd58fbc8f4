import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { collectNews } from '../../shared/cart/live-regions.fixture'
import { ProductTable } from '../../shared/product-list/product-table'
import { BuyBoxAt } from './buy-box.fixture'
import { offlineShop, renderInShop, sampleProduct } from '../../app/shop-page.fixture'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Menge/ })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(600)))

/** Digit by digit, as a person types. */
async function type(text: string) {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.input(field(), { target: { value: text.slice(0, length) } })
    await act(async () => void (await vi.advanceTimersByTimeAsync(200)))
  }
}

/** What is heard from here on. */
function listen() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return collectNews()
}

beforeEach(() => localStorage.clear())

describe('what is said of a quantity on a product page', () => {
  it('is one sentence once the typing rests: amount, unit price, total, and what costs less', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    const news = listen()
    await type('95')
    expect(news).toEqual([])
    await rest()
    expect(news).toEqual([
      '95 Stück, CHF 0.886 pro Stück inkl. 8.1% MWST, Total inkl. MWST CHF 84.21. ' +
        '100 Stück kosten weniger als 95: CHF 72.43.',
    ])
  })

  it('is net for business buyers', async () => {
    await renderInShop(
      <BuyBoxAt product={sampleProduct()} quantity={25} />,
      offlineShop({ userType: 'business' }),
    )
    const news = listen()
    await type('50')
    await rest()
    expect(news).toEqual(['50 Stück, CHF 0.820 pro Stück netto, Total netto CHF 41.00.'])
  })

  it('is one sentence for presses of + and − in quick succession', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    const news = listen()
    for (const name of ['Mehr', 'Mehr', 'Mehr', 'Weniger']) press(name)
    await rest()
    expect(news).toEqual(['27 Stück, CHF 0.886 pro Stück inkl. 8.1% MWST, Total inkl. MWST CHF 23.93.'])
  })

  it('is said of the quantity of a chosen price', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    const news = listen()
    fireEvent.click(screen.getByRole('radio', { name: '100' }))
    await rest()
    expect(news).toEqual(['100 Stück, CHF 0.724 pro Stück inkl. 8.1% MWST, Total inkl. MWST CHF 72.43.'])
  })

  it('names bundles with their pieces', async () => {
    const product = sampleProduct({ fields: { PackUnit__c: '25' } })
    await renderInShop(<BuyBoxAt product={product} quantity={60} />)
    const news = listen()
    fireEvent.change(screen.getByRole('combobox', { name: 'Einheit' }), { target: { value: '25' } })
    await rest()
    expect(news).toEqual([
      '3 Bunde = 75 Stück, CHF 0.886 pro Stück inkl. 8.1% MWST, Total inkl. MWST CHF 66.48.',
    ])
  })

  it('names a raised quantity, and what is short in stock once', async () => {
    const product = sampleProduct({
      fields: { Stock__c: '420', NextSupplyDate__c: '2026-12-11' },
      rule: { minimum: 20, increment: 20 },
    })
    await renderInShop(<BuyBoxAt product={product} quantity={20} />)
    const news = listen()
    await type('435')
    fireEvent.blur(field())
    await rest()
    expect(news).toHaveLength(1)
    expect(news[0]).toMatch(
      /^Menge von 435 auf 440 erhöht.* 440 Stück, .+\. 420 Stück sofort, 20 Stück ab 11\.12\.2026\.$/,
    )
  })

  it('is the error alone where the quantity is not taken', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    const news = listen()
    await type('viele')
    fireEvent.blur(field())
    await rest()
    expect(news).toEqual(['Bitte eine ganze Zahl ab 1 eingeben, zum Beispiel 25.'])
  })

  it('is nothing as the page loads, nor for a quantity that is back before the typing rests', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    const news = listen()
    await rest()
    press('Mehr')
    press('Weniger')
    await rest()
    expect(news).toEqual([])
  })

  it('is said in lists, too', async () => {
    await renderInShop(<ProductTable caption="Kartons" products={[sampleProduct()]} />)
    const news = listen()
    press('Mehr')
    await rest()
    expect(news).toEqual([
      expect.stringMatching(/^\d+ Stück, CHF .+ pro Stück inkl\. 8\.1% MWST, Total inkl\. MWST CHF .+\.$/),
    ])
  })
})

describe('the offer of a quantity that costs less', () => {
  it('comes after the field and its button', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={95} />)
    const offer = screen.getByRole('button', { name: '100 nehmen' })
    const add = screen.getByRole('button', { name: 'In den Warenkorb' })
    expect(field().compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(add.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('the price of each quantity', () => {
  it('is said of the radio that chooses it, with its saving', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    const description = (name: string) => {
      const ids = screen.getByRole('radio', { name }).getAttribute('aria-describedby')?.split(' ') ?? []
      // What is hidden in a description is not said.
      const said = (id: string) => {
        const described = document.getElementById(id)?.cloneNode(true) as HTMLElement
        described.querySelectorAll('[hidden]').forEach((hidden) => hidden.remove())
        return described.textContent
      }
      return ids.map(said).join(' ')
    }
    expect(description('1')).toBe('inkl. MWST 1.070')
    expect(description('25')).toBe('inkl. MWST 0.886 Sie sparen 17%')
  })

  it('is a table with a name of its own', async () => {
    await renderInShop(<BuyBoxAt product={sampleProduct()} quantity={25} />)
    expect(screen.getByRole('table', { name: 'Preis nach Menge' })).toBeTruthy()
  })
})
