import type { CallResponse } from '../../fixtures/shopper.fixture'
import { openShop } from '../../fixtures/shopper.fixture'
import type { Shopper } from '../../fixtures/ordering.fixture'
import type { SandboxOptions } from '../../sandbox'

/** Ids of quotes of the seed: of Alpenblick, approved until 2029; its expired one; one that waits for prices. */
export const approvedId = '0Q0CN00000000050AA'
export const expiredId = '0Q0CN00000000060AA'
export const waitingId = '0Q0CN00000000070AA'
/** The lines of the first of them: 600 folding boxes at 0.49, and 500 that are made to measure at 0.845. */
export const approvedLineIds = ['0QLCN00000005004AA', '0QLCN00000005014AA']

/** What the tests read of a quote. */
export interface QuoteBody {
  readonly id: string
  readonly quoteNumber: string
  readonly status: string
  readonly fields: Readonly<Record<string, { readonly text: string | null }>>
  readonly lineItems: readonly {
    readonly id: string
    readonly fields: Readonly<Record<string, { readonly text: string | null }>>
    readonly product: { readonly name: string; readonly sku: string } | null
  }[]
  readonly notes: readonly { readonly content: string; readonly createdBy: string }[]
}

/** A quote with its values as text, for comparing. */
export function textsOf(fields: QuoteBody['fields'], ...names: readonly string[]) {
  return names.map((name) => fields[name]?.text)
}

export const openQuotes = (options: Partial<SandboxOptions> = {}) =>
  openShop({ version: 'v67.0', ...options })

export async function readQuote(shopper: Shopper, id: string): Promise<QuoteBody> {
  // The tests check what is in it.
  return (await shopper.get(`quotes/${id}`)).body as unknown as QuoteBody
}

export const convert = (shopper: Shopper, id = approvedId): Promise<CallResponse> =>
  shopper.call('POST', `quotes/${id}/cart`, { operationType: 'CONVERT_TO_CART' })

export const copy = (shopper: Shopper, id = approvedId): Promise<CallResponse> =>
  shopper.call('POST', `quotes/${id}/cart`, { operationType: 'DUPLICATE_TO_CART' })

/** The code and the text with which something was refused, in a response that succeeded or in one that failed. */
export function refusalOf({ status, body }: CallResponse) {
  const [error] = body.errors as unknown as readonly {
    readonly code: string | null
    readonly message: string
  }[]
  return [status, error?.code, error?.message]
}

/** What the tests read of the items of a cart. */
export interface CartLine {
  readonly cartItemId: string
  readonly quoteLineItemId: string | null
  readonly name: string
  readonly quantity: string
  readonly salesPrice: string
  readonly listPrice: string
  readonly totalPrice: string
  readonly messagesSummary: { readonly hasErrors: boolean }
}

export async function cartLines(shopper: Shopper): Promise<readonly CartLine[]> {
  const { body } = await shopper.get('carts/current/cart-items?sort=CreatedDateAsc')
  return body.cartItems.map(({ cartItem }) => cartItem as unknown as CartLine)
}
