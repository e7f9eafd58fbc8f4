import type { ShopClient } from '@cartonnage/sdk'
import { lineNet, raiseQuantity, unitPriceFor } from '@cartonnage/sdk/rules'
import type { DocumentLine, MainPrice, Money } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { UnitPrice } from '../cart/cart-line'
import type { CartTotals } from '../lines/cart-totals'
import { ChosenPrice, LineAmounts } from '../lines/line-amounts'
import { TotalsList } from '../lines/totals-list'
import { PriceCells } from '../product-list/price-cells'
import { createNotificationQueue } from '../notifications/notification'
import type { ListedProduct } from '../product/listed-product'
import { TierTable } from '../../pages/product/tier-table'
import { Price } from '../buying/price'

/** A figure as a plain decimal, whatever the locale's separators: `1’234.50` and `1.234,50 €` are `1234.50`, `Gratis` is 0. */
export function plainFigure(text: string): string {
  if (/(?:Gratis|Gratuit|Free)$/.test(text.trim())) return '0.00'
  const digits = text.replace(/[^\d.,-]/g, '').replace(/[.,]$/, '')
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const decimals = point === -1 ? '' : `.${digits.slice(point + 1)}`
  return digits.slice(0, point === -1 ? undefined : point).replace(/[.,]/g, '') + decimals
}

/** Net × (1 + rate), rounded half up to `decimals`. Calculated here with integers, without the shop's rules. */
export function exactFigure(net: string, rate: number, decimals: number): string {
  const [whole = '0', fraction = ''] = net.split('.')
  const units = BigInt(whole + fraction) * BigInt(Math.round((1 + rate) * 1_000_000))
  const scale = fraction.length + 6
  const rounded =
    scale >= decimals
      ? divideHalfUp(units, 10n ** BigInt(scale - decimals))
      : units * 10n ** BigInt(decimals - scale)
  const digits = String(rounded).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Unit price × quantity with all decimals, calculated here with integers. */
export function exactProduct({ amount }: Money, quantity: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = String(BigInt(whole + fraction) * BigInt(quantity)).padStart(fraction.length + 1, '0')
  return fraction === '' ? digits : `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`
}

const divideHalfUp = (units: bigint, by: bigint): bigint => (2n * units + by) / (2n * by)

/** A price of a product: at the first quantity of its tier that can be bought. */
export interface PricePoint {
  readonly product: ListedProduct
  readonly from: number
  readonly quantity: number
  readonly unitNet: Money
  readonly line: DocumentLine
}

export const pricePoints = (products: readonly ListedProduct[]): readonly PricePoint[] =>
  products.flatMap((product) =>
    product.tiers.map(({ from }) => {
      const quantity = raiseQuantity(from, product.rule)
      const unitNet = unitPriceFor(product.tiers, quantity) ?? { amount: '0', currencyCode: '' }
      const line = { unitPrice: unitNet, quantity, net: lineNet(unitNet, quantity) }
      return { product, from, quantity, unitNet, line }
    }),
  )

/** The figures of a product in a list and on its page. */
interface ProductFigures {
  /** Its prices in a list, first tier first. */
  readonly list: readonly string[]
  /** The table of its page: main, other and total of each tier. */
  readonly table: readonly (readonly string[])[]
}

/** The large price of a product page, and a line of a cart: price of one, main and other amount. */
interface PointFigures {
  readonly large: readonly string[]
  readonly line: readonly string[]
}

interface Reading {
  readonly rate: number
  /** What a guest chose. */
  readonly chosen: MainPrice | undefined
}

/** Renders every component with prices as this client's visitor sees it, and reads the figures. */
export async function renderFigures(
  client: ShopClient,
  products: readonly ListedProduct[],
  { rate, chosen }: Reading,
) {
  const draw = await prepareRender(client, chosen)
  const points = pricePoints(products)
  const page = draw(
    <>
      {products.map(({ id, tiers, attributes }) => (
        <section key={id}>
          <table>
            <tbody>
              <tr>
                <PriceCells
                  tiers={tiers}
                  steps={tiers.map(({ from }) => from)}
                  unit={attributes.unit}
                  decimals={tiers.map(() => 4)}
                />
              </tr>
            </tbody>
          </table>
          {tiers.length === 0 ? null : <TierTable tiers={tiers} quantity={1} onSelect={() => undefined} />}
        </section>
      ))}
      {points.map(({ product, from, unitNet, line }) => (
        <article key={product.id + from}>
          <Price net={unitNet} unit={product.attributes.unit} tiers={product.tiers} />
          <UnitPrice line={line} attributes={{ unit: 'Stk' }} rate={rate} />
          <LineAmounts line={line} rate={rate} />
        </article>
      ))}
    </>,
  )
  const read = (location: ParentNode, selector: string): readonly string[] =>
    [...location.querySelectorAll(selector)].map((element) => plainFigure(element.textContent))
  return {
    products: [...page.querySelectorAll('section')].map((section): ProductFigures => ({
      list: read(section, '.figure'),
      table: [...section.querySelectorAll('fieldset tbody tr')].map((row) => read(row, 'td')),
    })),
    points: [...page.querySelectorAll('article')].map((product): PointFigures => ({
      large: read(product, '.type-price'),
      // What is free has neither a unit price nor another amount.
      line: ['.unit', '.amounts .main', '.amounts .other'].map(
        (selector) => read(product, selector)[0] ?? '0.00',
      ),
    })),
  }
}

/** The totals of a cart as this client's visitor sees them, by their labels. */
export async function renderTotals(
  client: ShopClient,
  totals: CartTotals,
  chosen: MainPrice | undefined,
): Promise<ReadonlyMap<string, string>> {
  const page = (await prepareRender(client, chosen))(<TotalsList totals={totals} />)
  return new Map(
    [...page.querySelectorAll('dl > div')].map((row) => [
      (row.querySelector('dt')?.textContent ?? '').replace(/\s+/g, ' '),
      plainFigure(row.querySelector('dd')?.textContent ?? ''),
    ]),
  )
}

/** Renders as for this client's visitor; of what a guest has both of, only the chosen one remains. */
async function prepareRender(client: ShopClient, chosen: MainPrice | undefined) {
  const texts = await createI18n(client.locale, ['product', 'cart', 'units'])
  return (children: ReactNode): HTMLElement => {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(
      <Providers shop={client} texts={texts} notifications={createNotificationQueue()}>
        <ChosenPrice value={chosen}>
          <MemoryRouter>{children}</MemoryRouter>
        </ChosenPrice>
      </Providers>,
    )
    for (const other of page.querySelectorAll(chosen === 'net' ? '.gross' : '.net')) other.remove()
    return page
  }
}
