import { describe, expect, it } from 'vitest'
import { openPageVisitor } from './page-visitor.fixture'
import { addProduct, openPayment, payAndOrder } from './plain-purchase.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openShopServer } from './shop-server.fixture'

/** As they are put into the cart: a tape by the roll, a box by the piece, and a tape that is printed for the buyer. */
const skus = ['2000240', '1001100', '2000290'] as const

const sites = [
  {
    base: '/de-CH',
    amounts: ['36 Rollen', '25 Stück', '144 Rollen'],
    logo: [
      'Wird für Sie bedruckt: Wir brauchen Ihr Logo',
      'Druckdaten: noch nichts abgegeben.',
      'Für den Druck brauchen wir noch Ihr Logo',
    ],
  },
  {
    base: '/fr-CH',
    amounts: ['36 rouleaux', '25 pièces', '144 rouleaux'],
    logo: [
      'Imprimé pour vous : il nous faut votre logo',
      'Données d’impression : rien n’a encore été remis.',
      'Il nous faut encore votre logo',
    ],
  },
  {
    base: '',
    amounts: ['36 rolls', '25 pieces', '144 rolls'],
    logo: [
      'Printed for you: we need your logo',
      'Print data: nothing handed in yet',
      'We need your logo or drawing',
    ],
  },
] as const

const productId = (sku: string) => `01tCN000${sku}YAA`

/** What people read of a page. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')

/** Orders the three, and reads each page, paper and mail with their lines. */
async function walk(base: string) {
  const platform = createSandboxPlatform(undefined, { isAdminEnabled: true })
  const { port } = await openShopServer({ platform })
  const visitor = openPageVisitor(port)
  await visitor.signIn(base, 'lea.keller@example.com')
  const read = async (path: string) => textOf((await visitor.open(path)).body)
  const [tape = '', box = '', printed = ''] = skus.map(productId)
  await addProduct(visitor, { base, productId: tape, quantity: '36' })
  await addProduct(visitor, { base, productId: box, quantity: '25' })
  const product = await read(`${base}/product/-/${printed}`)
  const added = await addProduct(visitor, { base, productId: printed, quantity: '144' })
  const cart = await read(/ href="([^"]*\/cart\/[^"]+)"/.exec(added.body)?.[1] ?? '')
  const payment = await openPayment(visitor, base)
  const { placed, review } = await payAndOrder(visitor, payment, 'prepayment')
  const order = `${base}/my/orders/${visitor.targetOf(placed)?.split('/').at(-1) ?? ''}`
  const { body } = await visitor.send('/__sandbox/mails')
  const [mail] = (JSON.parse(body) as { mails: readonly { text: string; html: string }[] }).mails
  return {
    product,
    cart,
    payment: textOf(payment.body),
    review: textOf(review.body),
    confirmation: await read(order.replace('/my/orders/', '/order-confirmation/')),
    order: await read(order),
    paper: await read(`${order}/confirmation`),
    text: textOf(mail?.text ?? ''),
    html: textOf(mail?.html ?? ''),
  }
}

/** Where the words are in a text, in the order of the words; -1 for one that is not there. */
const placesOf = (text: string, words: readonly string[]) => words.map((word) => text.indexOf(word))

describe.each(sites)('the lines of an order in $base', { timeout: 60_000 }, ({ base, amounts, logo }) => {
  it('are in the order of the cart, by the unit, and say how the logo comes and what the print waits for, on every page, paper and mail', async () => {
    const { product, cart, payment, ...whole } = await walk(base)
    for (const [name, text] of Object.entries({ payment, ...whole })) {
      const places = placesOf(text.slice(text.indexOf(amounts[0])), amounts)
      expect([name, places]).toEqual([name, places.toSorted((a, b) => a - b)])
      expect([name, Math.min(...places)]).toEqual([name, 0])
    }
    const inCart = placesOf(
      cart,
      skus.map((sku) => sku),
    )
    expect(Math.min(...inCart)).toBeGreaterThan(0)
    expect(inCart).toEqual(inCart.toSorted((a, b) => a - b))
    const { paper: _paper, review, ...after } = whole
    const [before, inReview, waiting] = logo
    const said = [
      ...[product, cart].map((text) => text.includes(before)),
      review.includes(inReview),
      ...Object.values(after).map((text) => text.includes(waiting)),
    ]
    expect(said).toEqual(Array(said.length).fill(true))
  })
})
