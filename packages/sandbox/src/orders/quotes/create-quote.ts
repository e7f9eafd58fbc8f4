import type { SandboxContext } from '../../calls/sandbox-context'
import { listVisitorTiers } from '../../catalog/products/account-pricing'
import { listTier } from '../../catalog/products/pricing'
import { requireProduct } from '../../catalog/products/product-repository'
import { findBuyer, findBuyerOfAccount } from '../../people/session/buyer-repository'
import { shops, type Shop, type ShopLocale } from '../../shop'
import {
  insertQuote,
  insertQuoteNote,
  nextQuoteNumber,
  sellerName,
  type QuoteLineRecord,
} from './quote-repository'

/** A product to be offered. */
export interface NewQuoteLine {
  readonly productId: string
  readonly quantity: number
  /** What it is to be like; shown in place of the product's name once it is in the cart. */
  readonly description?: string | null
  /** Net, for one unit, as decimal text. @default unknown until the seller sets it */
  readonly unitPrice?: string | null
}

/** A quote that a buyer asks for. */
export interface NewQuote {
  readonly accountId: string
  readonly shop: Shop
  /** What it is called in lists. */
  readonly name: string
  readonly lines: readonly NewQuoteLine[]
  /** What the buyer wishes; becomes the first note. */
  readonly comments?: string | null
  /** The last day on which the buyer wishes it to hold. */
  readonly lastDay?: string | null
  /** The request that it answers. */
  readonly requestId?: string | null
  /** Who asks. @default the buyer of the account */
  readonly ownerId?: string | null
  /** The language in which the buyer gets the mail. @default that of the shop */
  readonly locale?: ShopLocale
  /** Where the shop is, with the segment of its site, for the link in the mail. @default the link has only a path */
  readonly siteUrl?: string | null
}

/** Stores a quote as a draft and returns its id. 404 ITEM_NOT_FOUND for a product that the shop does not sell. */
export function createQuote(context: SandboxContext, quote: NewQuote): string {
  const { db, random, clock } = context
  const { accountId, shop, locale = shops[shop].locales[0], comments } = quote
  const owner = findBuyerOfAccount(db, accountId)
  const ownerId = quote.ownerId ?? owner?.userId ?? null
  const id = random.recordId('0Q0')
  const createdAt = clock.now()
  db.transaction(() => {
    const record = {
      id,
      shop,
      accountId,
      ownerId,
      quoteNumber: nextQuoteNumber(db, new Date(createdAt).getUTCFullYear()),
      name: quote.name,
      status: 'Draft',
      currencyCode: shops[shop].currencyCode,
      description: null,
      requestId: quote.requestId ?? null,
      locale,
      siteUrl: quote.siteUrl ?? null,
      lastDay: quote.lastDay ?? null,
      orderReferenceNumber: null,
      createdAt,
    } as const
    const lines = quote.lines.map((line, position) =>
      toRecord(context, { ...line, quoteId: id, position }, { accountId, shop, locale }),
    )
    insertQuote(db, record, lines)
    if (comments) addNote(context, id, { content: comments, ownerId })
  })
  return id
}

interface Priced {
  readonly accountId: string
  readonly shop: Shop
  readonly locale: ShopLocale
}

function toRecord(
  context: SandboxContext,
  { productId, quantity, description = null, unitPrice = null, ...location }: PlacedLine,
  { accountId, ...view }: Priced,
): QuoteLineRecord {
  const { id, sku, name } = requireProduct(context.db, productId, view)
  const visitor = { shop: view.shop, effectiveAccountId: accountId }
  const listPrice = listTier(listVisitorTiers({ context, visitor }, id))?.unitPrice ?? null
  const lineId = context.random.recordId('0QL')
  return { id: lineId, ...location, productId: id, sku, name, description, quantity, listPrice, unitPrice }
}

interface PlacedLine extends NewQuoteLine {
  readonly quoteId: string
  readonly position: number
}

/** Stores what a buyer wrote, or the seller where there is no owner. */
export function addNote(
  { db, random, clock }: SandboxContext,
  quoteId: string,
  { content, ownerId }: { readonly content: string; readonly ownerId: string | null },
): void {
  const author = ownerId === null ? undefined : findBuyer(db, ownerId)
  insertQuoteNote(db, {
    id: random.recordId('069'),
    quoteId,
    title: author ? 'Comment of the buyer' : 'Comment of the seller',
    content,
    createdBy: author ? `${author.firstName} ${author.lastName}` : sellerName,
    createdAt: clock.now(),
  })
}
