import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { catalog, orders } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { findEmail } from '../../../shell/data/find-email'
import { notFound } from '../../../shell/not-found'
import { findBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs, PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { isDeclared } from '../../../shared/order-facts/declared-line'
import type { DeclaredItem } from '../../../shared/order-facts/declared-line'

/** A line of a known order. */
export interface OrderedLine {
  readonly item: DeclaredItem
  readonly isMadeToMeasure: boolean
  /** An earlier declaration names it. */
  readonly isWithdrawn: boolean
}

/** An existing order, as the form needs it. */
interface FoundOrder {
  readonly lines: readonly OrderedLine[]
  /** The latest declaration about it; null without one. */
  readonly declared: { readonly withdrawalId: string; readonly receivedAt: string } | null
}

const noOrder: FoundOrder = { lines: [], declared: null }

/** The shop with this function: the European Union requires it, so the Swiss shop responds 404. */
export function withdrawalShop(args: PageLoaderArgs | PageActionArgs): Client {
  const client = shopOf(args)
  return client.shop === 'DE' ? client : notFound()
}

/** The initial values of the form: from the buyer who is signed in, and from the order in the URL. All are optional. */
export async function loadWithdrawal(args: PageLoaderArgs) {
  const shop = withdrawalShop(args)
  const order = new URL(args.request.url).searchParams.get('order')?.slice(0, 100) ?? ''
  const { signal } = args.request
  const buyer = await findBuyer(args).catch(reported(shop, 'the buyer of a withdrawal'))
  if (buyer === undefined) return { order, name: '', email: '', company: null, ...noOrder }
  const [email, found] = await Promise.all([
    findEmail(shop, signal).catch(reported(shop, 'the e-mail address of a withdrawal')),
    order === ''
      ? noOrder
      : findOrder(shop, { order, signal }).catch(reported(shop, 'the order of a withdrawal')),
  ])
  return {
    order,
    name: buyer.userName ?? buyer.firstName ?? '',
    email: email ?? '',
    company: buyer.userType === 'business' ? (buyer.companyName ?? buyer.accountName ?? '') : null,
    ...(found ?? noOrder),
  }
}

/** Reports a failed load: the form works without. */
const reported =
  ({ reportFailure }: Client, what: string) =>
  (error: unknown): undefined => {
    reportFailure(error, what)
  }

interface OrderQuery {
  readonly order: string
  readonly signal: AbortSignal
}

async function findOrder({ use }: Client, { order, signal }: OrderQuery): Promise<FoundOrder> {
  const found = await use(orders).get(order, { signal }).catch(undefinedWhenUnknown)
  const items = found?.items ?? []
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const products = ids.length === 0 ? [] : await use(catalog).listProducts(ids, { signal })
  const made = new Set(products.filter(isMadeToMeasure).map(({ id }) => id))
  const withdrawals = found?.withdrawals ?? []
  const withdrawn = withdrawals.flatMap((declared) => declared.lines)
  const lines = items.map((item): OrderedLine => {
    const { productId, quantity, unit, sku, name } = item
    return {
      item: { quantity, unit, sku, name },
      isMadeToMeasure: productId !== null && made.has(productId),
      isWithdrawn: isDeclared(withdrawn, item),
    }
  })
  return { lines, declared: withdrawals.at(-1) ?? null }
}

const isMadeToMeasure = ({ fields }: { readonly fields: Readonly<Record<string, string | null>> }) =>
  fields.MadeToMeasure__c === 'true'

function undefinedWhenUnknown(error: unknown): undefined {
  // The text in the URL may not be an order number.
  if (isShopError(error, 'INVALID_OPTION')) return
  if (!isResponseError(error) || (error.status !== 404 && error.status !== 403)) throw error
}
