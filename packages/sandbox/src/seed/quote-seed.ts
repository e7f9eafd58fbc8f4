import type { QuoteStatus } from '@cartonnage/sdk/rules'
import type { Database } from '../database/database'
import { listTier } from '../catalog/products/pricing'
import { findProduct, listPriceTiers } from '../catalog/products/product-repository'
import {
  insertQuote,
  insertQuoteNote,
  sellerName,
  type QuoteLineRecord,
} from '../orders/quotes/quote-repository'
import { withCheckCharacters } from '../record-id'
import { shops } from '../shop'
import { seedAccounts } from './people'
import { accountId, userId } from './people-seed'
import { productIdOf } from './product-fields'

interface SeedLine {
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: string | null
  /** What is made for the buyer. */
  readonly description?: string
}

interface SeedQuote {
  readonly account: string
  readonly number: string
  /** What the buyer asked for, in their words. */
  readonly name: string
  readonly status: QuoteStatus
  readonly lines: readonly SeedLine[]
  readonly created: number
  readonly lastDay: string | null
  /** What was written, the oldest first: by the buyer, and by the seller. */
  readonly notes?: readonly (readonly ['buyer' | 'seller', string])[]
}

const day = (month: number, date: number) => Date.UTC(2026, month - 1, date, 8)

/** Far enough ahead that a demonstration can accept a quote for years. */
const frame = '2029-12-31'

const quotes: readonly SeedQuote[] = [
  {
    account: '1',
    number: 'A-2026-0117',
    name: '300 Schachteln 250 × 180 × 90 mm',
    status: 'Presented',
    lines: [
      {
        sku: '2000480',
        quantity: 300,
        unitPrice: '1.375',
        description: 'Schachtel 250 × 180 × 90 mm, E-Welle, weiss',
      },
    ],
    created: day(11, 9),
    lastDay: '2026-12-31',
    notes: [['buyer', 'Bitte mit Steckboden, damit wir sie ohne Band verschliessen können.']],
  },
  {
    account: '1',
    number: 'A-2026-0064',
    name: 'Versandrohre 620 mm',
    status: 'Accepted',
    lines: [{ sku: '2000130', quantity: 60, unitPrice: '1.60' }],
    created: day(6, 2),
    lastDay: '2026-07-15',
  },
  {
    account: '1',
    number: 'A-2026-0102',
    name: '20 Seidenpapiere mit Goldprägung',
    status: 'Rejected',
    lines: [{ sku: '2000490', quantity: 20, unitPrice: null, description: 'Seidenpapier mit Goldprägung' }],
    created: day(10, 5),
    lastDay: null,
    notes: [['seller', 'Prägen können wir erst ab 5000 Bogen. Gern bieten wir Ihnen bedruckte Bänder an.']],
  },
  {
    account: '2',
    number: 'A-2026-0121',
    name: 'Jahresbedarf Faltkarton B-Welle',
    status: 'Presented',
    lines: [{ sku: '1001100', quantity: 41_000, unitPrice: '0.45' }],
    created: day(11, 16),
    lastDay: '2027-01-31',
  },
  {
    account: '2',
    number: 'A-2026-0123',
    name: 'Rahmenofferte Faltkartons und Luftpolsterfolie',
    status: 'Approved',
    lines: [
      { sku: '1001100', quantity: 600, unitPrice: '0.49' },
      {
        sku: '2000480',
        quantity: 500,
        unitPrice: '0.845',
        description: 'Karton 420 × 310 × 55 mm, E-Welle, braun',
      },
    ],
    created: day(11, 17),
    lastDay: frame,
    notes: [
      ['buyer', 'Lieferung in zwei Teilen wäre uns recht.'],
      ['seller', 'Gern. Die Kartons nach Mass liefern wir nach 15 Arbeitstagen.'],
    ],
  },
  {
    account: '2',
    number: 'A-2026-0084',
    name: 'Versandrohre für Kalender',
    status: 'Approved',
    lines: [{ sku: '2000120', quantity: 400, unitPrice: '0.88' }],
    created: day(8, 24),
    lastDay: '2026-09-30',
  },
  {
    account: '2',
    number: 'A-2026-0124',
    name: '1000 Versandkartons mit Logo',
    status: 'Needs Review',
    lines: [{ sku: '2000490', quantity: 1000, unitPrice: null }],
    created: day(11, 19),
    lastDay: '2026-12-18',
    notes: [['buyer', 'Das Logo kommt als PDF. Geht auch Dunkelgrün?']],
  },
  {
    account: '3',
    number: 'A-2026-0119',
    name: '100 Weinkartons bedruckt',
    status: 'Draft',
    lines: [
      { sku: '1003040', quantity: 100, unitPrice: '2.38', description: '6er-Weinkarton, 1-farbig bedruckt' },
    ],
    created: day(11, 12),
    lastDay: '2026-12-15',
  },
  {
    account: '3',
    number: 'A-2026-0038',
    name: 'Umzugskartons 2-wellig',
    status: 'Denied',
    lines: [{ sku: '1003060', quantity: 90, unitPrice: '1.72' }],
    created: day(3, 20),
    lastDay: '2026-04-30',
  },
  {
    account: '4',
    number: 'A-2026-0122',
    name: '6er-Weinkarton mit Logo',
    status: 'Presented',
    lines: [
      { sku: '1003040', quantity: 4000, unitPrice: '1.98', description: '6er-Weinkarton, 1-farbig mit Logo' },
    ],
    created: day(11, 18),
    lastDay: '2026-12-20',
  },
  {
    account: '4',
    number: 'A-2026-0125',
    name: 'Kartons für die Lese 2027',
    status: 'Approved',
    lines: [
      { sku: '1003040', quantity: 400, unitPrice: '1.69' },
      { sku: '1003010', quantity: 200, unitPrice: '0.66' },
    ],
    created: day(11, 20),
    lastDay: frame,
    notes: [['seller', 'Der Preis gilt für die Abnahme in einer Lieferung.']],
  },
  {
    account: '4',
    number: 'A-2026-0120',
    name: 'Geschenkkartons mit Fenster',
    status: 'In Review',
    lines: [
      { sku: '2000480', quantity: 250, unitPrice: null, description: 'Karton 340 × 95 × 95 mm mit Fenster' },
    ],
    created: day(11, 13),
    lastDay: null,
  },
]

/** Inserts the quotes of the accounts. */
export function seedQuotes(db: Database): void {
  for (const [index, quote] of quotes.entries()) seedQuote(db, quote, String(index + 1))
}

const seedId = (prefix: string, number: string) =>
  withCheckCharacters(`${prefix}CN${number.padStart(10, '0')}`)

function seedQuote(db: Database, quote: SeedQuote, number: string): void {
  const { account: key, number: quoteNumber, name, status, lastDay, created: createdAt, notes = [] } = quote
  const account = seedAccounts.find((each) => each.key === key)
  const shop = account?.shop ?? 'CH'
  const id = seedId('0Q0', number)
  const record = {
    id,
    shop,
    accountId: accountId(key),
    ownerId: userId(key),
    quoteNumber,
    name,
    status,
    currencyCode: shops[shop].currencyCode,
    description: null,
    requestId: null,
    locale: shops[shop].locales[0],
    siteUrl: null,
    lastDay,
    orderReferenceNumber: null,
    createdAt,
  }
  insertQuote(
    db,
    record,
    quote.lines.map((line, position) => seedLine(db, line, { quote: record, position, number })),
  )
  for (const [position, [author, content]] of notes.entries()) {
    const buyer = author === 'buyer' ? account?.contact : undefined
    insertQuoteNote(db, {
      id: seedId('069', `${number}0${position}`),
      quoteId: id,
      title: buyer ? 'Comment of the buyer' : 'Comment of the seller',
      content,
      createdBy: buyer ? `${buyer.firstName} ${buyer.lastName}` : sellerName,
      createdAt: createdAt + position * 3_600_000,
    })
  }
}

interface PlacedLine {
  readonly quote: Pick<Parameters<typeof insertQuote>[1], 'id' | 'shop' | 'locale' | 'name'>
  readonly position: number
  readonly number: string
}

/** A catalogue of one's own need not have the product: then the line is only text. */
function seedLine(
  db: Database,
  { sku, quantity, unitPrice, description }: SeedLine,
  { quote, position, number }: PlacedLine,
): QuoteLineRecord {
  const product = findProduct(db, productIdOf(sku), quote)
  const tiers = listPriceTiers(db, productIdOf(sku), quote.shop).map((tier) => ({
    ...tier,
    from: tier.lowerBound,
  }))
  return {
    id: seedId('0QL', `${number}0${position}`),
    quoteId: quote.id,
    position,
    productId: product?.id ?? null,
    sku: product?.sku ?? null,
    name: product?.name ?? quote.name,
    description: description ?? null,
    quantity,
    listPrice: listTier(tiers)?.unitPrice ?? null,
    unitPrice,
  }
}
