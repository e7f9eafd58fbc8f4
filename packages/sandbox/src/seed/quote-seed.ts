import type { Database } from '../database/database'
import { withCheckCharacters } from '../record-id'
import { insertQuote } from '../orders/record-lists/quote-repository'
import { shops } from '../shop'
import { seedAccounts } from './people'
import { accountId } from './people-seed'

interface SeedQuote {
  readonly account: string
  readonly number: string
  /** What the buyer asked for, in their words. */
  readonly name: string
  readonly status: 'Draft' | 'Presented' | 'Accepted' | 'Denied'
  readonly total: string
  readonly created: number
  readonly expires: number
}

const day = (month: number, date: number, year = 2026) => Date.UTC(year, month - 1, date, 8)

const quotes: readonly SeedQuote[] = [
  {
    account: '1',
    number: 'A-2026-0117',
    name: '300 Schachteln 250 × 180 × 90 mm',
    status: 'Presented',
    total: '412.50',
    created: day(11, 9),
    expires: day(12, 31),
  },
  {
    account: '1',
    number: 'A-2026-0064',
    name: 'Versandrohre 620 mm',
    status: 'Accepted',
    total: '96.00',
    created: day(6, 2),
    expires: day(7, 15),
  },
  {
    account: '2',
    number: 'A-2026-0121',
    name: 'Jahresbedarf Faltkarton B-Welle',
    status: 'Presented',
    total: '18450.00',
    created: day(11, 16),
    expires: day(1, 31, 2027),
  },
  {
    account: '3',
    number: 'A-2026-0119',
    name: '100 Weinkartons bedruckt',
    status: 'Draft',
    total: '238.00',
    created: day(11, 12),
    expires: day(12, 15),
  },
  {
    account: '3',
    number: 'A-2026-0038',
    name: 'Umzugskartons 2-wellig',
    status: 'Denied',
    total: '154.80',
    created: day(3, 20),
    expires: day(4, 30),
  },
  {
    account: '4',
    number: 'A-2026-0122',
    name: '6er-Weinkarton mit Logo',
    status: 'Presented',
    total: '7920.00',
    created: day(11, 18),
    expires: day(12, 20),
  },
]

/** Inserts the quotes of the accounts. */
export function seedQuotes(db: Database): void {
  for (const [index, quote] of quotes.entries()) {
    const shop = seedAccounts.find(({ key }) => key === quote.account)?.shop ?? 'CH'
    insertQuote(db, {
      id: withCheckCharacters(`0Q0CN${String(index + 1).padStart(10, '0')}`),
      accountId: accountId(quote.account),
      quoteNumber: quote.number,
      name: quote.name,
      status: quote.status,
      grandTotal: quote.total,
      currencyCode: shops[shop].currencyCode,
      expiresAt: quote.expires,
      createdAt: quote.created,
    })
  }
}
