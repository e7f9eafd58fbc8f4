import type { openPageVisitor } from './page-visitor.fixture'

/** The fields of the form with that intent, as a browser without scripts would send them. */
export function readForm(html: string, intent: string): Record<string, string> {
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? []
  const form = forms.find((text) => new RegExp(`name="intent" value="${intent}"`).test(text)) ?? ''
  const fields = [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([input]): [string, string][] => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
    const isOff = / type="(?:radio|checkbox)"/.test(input) && !/ checked=""/.test(input)
    const name = attribute('name')
    return name === undefined || isOff ? [] : [[name, (attribute('value') ?? '').replaceAll('&quot;', '"')]]
  })
  return { ...Object.fromEntries(fields), intent }
}

interface Purchase {
  /** @default '/de-CH' */
  readonly base?: string
  /** Id of what is ordered. @default a box of the Swiss shop */
  readonly productId?: string
  /** How many. @default '25' */
  readonly quantity?: string
  /** How it is paid. @default 'invoice' */
  readonly method?: string
}

type PageVisitor = ReturnType<typeof openPageVisitor>
type Page = Awaited<ReturnType<PageVisitor['open']>>

/** Puts a product into the cart, and returns the page that says so. */
export async function addProduct(
  { open }: PageVisitor,
  { base = '/de-CH', productId = '01tCN0001001180YAA', quantity = '25' }: Omit<Purchase, 'method'> = {},
): Promise<Page> {
  const { path } = await open(`${base}/product/-/${productId}`)
  return await open(path, { quantity })
}

/** Goes as far as the payment step. */
export async function openPayment({ open }: PageVisitor, base = '/de-CH'): Promise<Page> {
  let page = await open(`${base}/checkout`, { intent: 'start' })
  for (const intent of ['address', 'delivery']) {
    if (page.path.endsWith(`step=${intent}`)) page = await open(page.path, readForm(page.body, intent))
  }
  return page
}

/** Chooses how to pay on the page of that step, and returns the review and the response to its form. */
export async function payAndOrder({ open, send }: PageVisitor, { path, body }: Page, method = 'invoice') {
  const review = path.endsWith('step=payment')
    ? await open(path, { ...readForm(body, 'payment'), method })
    : { path, body }
  return { review, placed: await send(review.path, readForm(review.body, 'order')) }
}

/** Buys without scripts, and returns the response to the order's form. */
export async function buy(visitor: PageVisitor, { method, ...purchase }: Purchase = {}) {
  await addProduct(visitor, purchase)
  const payment = await openPayment(visitor, purchase.base)
  return (await payAndOrder(visitor, payment, method)).placed
}
