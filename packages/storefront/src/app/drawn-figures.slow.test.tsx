import type { ShopClient } from '@cartonnage/sdk'
import * as fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { renderOrderMail } from '../../server/mails/render-order-mail'
import { BuyerCart } from '../pages/cart/buyer-cart'
import { outcomeOf } from './shopper.fixture'
import { ReviewStep } from '../pages/checkout/review-step'
import { loadConfirmation } from '../pages/confirmation/data/confirmation-loader'
import { Component as ConfirmationPage } from '../pages/confirmation/confirmation-page'
import { GuestCartView } from '../pages/guest-cart/guest-cart-view'
import { createNotificationQueue } from '../shared/notifications/notification'
import { loadOrder } from '../shared/order/data/order-loader'
import { Component as OrderPage } from '../pages/orders/order-page'
import { loadPaper } from '../pages/papers/data/paper-loader'
import { Component as PaperPage } from '../pages/papers/paper-page'
import { createI18n } from '../i18n/create-i18n'
import { drawnOrder } from './drawn-order.fixture'
import type { DrawnOrder } from './drawn-order.fixture'
import {
  chooseMethods,
  choosePayment,
  deliverTo,
  enterWithOrder,
  fillCart,
  loadBuyerCart,
  loadGuestItems,
  lookUpKey,
  placeReviewed,
  readPlacement,
} from './order-walk.fixture'
import type { Walk } from './order-walk.fixture'
import { Providers } from './providers'
import { findWrong, readDocument } from './read-figures.fixture'
import type { places } from './read-figures.fixture'

/** `DRAWN_FIGURES=200` is what the figures were accepted with. */
const numRuns = Number(process.env.DRAWN_FIGURES ?? 25)

const namespaces = [
  'cart',
  'cart-tools',
  'guest-cart',
  'guest-checkout',
  'vouchers',
  'product',
  'delivery',
  'checkout',
]
const texts = [...namespaces, 'addresses', 'confirmation', 'orders', 'papers', 'units']
const removal = {
  removed: undefined,
  restored: undefined,
  add: () => undefined,
  restore: async () => await Promise.resolve(false),
  dismiss: () => undefined,
}

/** The page as the server sends it. */
async function draw(client: ShopClient, element: ReactElement, data: unknown = null): Promise<HTMLElement> {
  const i18n = await createI18n(client.locale, texts)
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: () => null, element }], {
    hydrationData: { loaderData: { page: data } },
  })
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <Providers shop={client} texts={i18n} notifications={createNotificationQueue()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return page
}

const today = '2026-11-28'

async function drawCart(walk: Walk): Promise<HTMLElement> {
  if (walk.isGuest) {
    const items = await loadGuestItems(walk)
    const props = { items, hidden: 0, failure: undefined, retry: () => undefined, removal }
    return await draw(walk.client, <GuestCartView {...props} />)
  }
  const { client, cart, deliveries } = await loadBuyerCart(walk)
  const props = { cart, deliveries, tiers: {}, offer: null, invoiceLimit: null, raised: null }
  return await draw(
    client,
    <BuyerCart {...props} refused={undefined} refusedVoucher={undefined} today={today} removal={removal} />,
  )
}

async function drawMail({ fetch }: Walk): Promise<HTMLElement> {
  const response = await fetch('http://localhost/__sandbox/mails')
  const { mails } = (await response.json()) as { mails: readonly { html: string | null }[] }
  const page = document.createElement('div')
  page.innerHTML = new DOMParser().parseFromString(mails.at(-1)?.html ?? '', 'text/html').body.innerHTML
  return page
}

async function send({ sandbox }: Walk, orderNumber: string): Promise<void> {
  const body = JSON.stringify({ orderNumber, step: 'sent' })
  const headers = { 'Content-Type': 'application/json' }
  await sandbox.fetch(new Request('http://localhost/__sandbox/orders', { method: 'POST', headers, body }))
}

type Drawn = readonly [place: string, page: HTMLElement, where: keyof typeof places]

/** Everything that says what an order costs, from the cart to the invoice. */
async function drawDocuments(order: DrawnOrder): Promise<readonly Drawn[]> {
  const walk = await enterWithOrder(order, { renderMail: renderOrderMail })
  const { args, client, isGuest, loadStep } = walk
  await fillCart(walk, order.codes)
  await Promise.all([client.session.load(), client.vatRates.load()])
  const cart: Drawn = ['cart', await drawCart(walk), 'cart']
  await deliverTo(walk, order)
  await chooseMethods(walk, await readPlacement(walk, order), order.methods)
  await choosePayment(walk)
  const placed: Drawn = ['cart with methods', await drawCart(walk), 'cart']
  const review = await loadStep('review')
  const reviewed = await draw(client, <ReviewStep data={review} response={undefined} />)

  const number = await placeReviewed(walk)
  const params = { orderReferenceNumber: number }
  const { data } = await outcomeOf(loadConfirmation(args(`/order-confirmation/${number}`, { params })))
  const confirmation = await draw(client, <ConfirmationPage />, data)
  const mail = await drawMail(walk)
  const own = isGuest ? { key: await lookUpKey(walk, number) } : { id: number }
  const page = await draw(client, <OrderPage />, await loadOrder(args('/', { params: own })))
  const paper = async (kind: string) => {
    const loaded = await loadPaper(args('/', { params: { ...own, paper: kind } }))
    return await draw(client, <PaperPage />, loaded)
  }
  const papers: Drawn[] = [['confirmation paper', await paper('confirmation'), 'paper']]
  await send(walk, number)
  papers.push(['invoice', await paper('invoice'), 'paper'])
  return [
    cart,
    ...(isGuest ? [] : [placed]),
    ['review', reviewed, 'page'],
    ['confirmation', confirmation, 'page'],
    ['mail', mail, 'mail'],
    ['order', page, 'page'],
    ...papers,
  ]
}

describe('the figures of drawn orders', () => {
  it(
    'multiply and add up wherever they are read: cart, review, confirmation, mail, order and papers',
    { timeout: 1_200_000 },
    async () => {
      let read = 0
      await fc.assert(
        fc.asyncProperty(drawnOrder, async (order) => {
          for (const [place, page, where] of await drawDocuments(order)) {
            const figures = readDocument(page, where)
            expect({ place, wrong: findWrong(figures) }).toEqual({ place, wrong: [] })
            read += 1
          }
        }),
        { numRuns, endOnFailure: true },
      )
      expect(read).toBeGreaterThanOrEqual(7 * numRuns)
    },
  )
})
