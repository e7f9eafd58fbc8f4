import { buyers } from '../../app/shopper.fixture'
import type { createShopper } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { origin } from '../../app/shopper.fixture'

/** Offers of the sandbox's seed, of the firm Alpenblick. */
export const seeded = {
  /** A-2026-0123, for 600 boxes at 0.49 and 500 made to measure at 0.845. */
  approved: '0Q0CN00000000050AA',
  /** A-2026-0084, until 30 September. */
  expired: '0Q0CN00000000060AA',
  /** A-2026-0124, without prices yet. */
  waiting: '0Q0CN00000000070AA',
} as const

/** The box of the approved offer. */
export const offeredBox = '01tCN0001001100YAA'

/** A version of the platform that has quotes. */
export const withQuotes = { apiVersion: 'v67.0' } as const

export const offerTexts = ['offers', 'cart', 'product', 'units'] as const

/** The buyer of the firm, in a browser. */
export const openFirm = () => openAccount(buyers.reto, withQuotes)

interface SellerAct {
  readonly quoteId: string
  readonly act: 'review' | 'approve' | 'present' | 'reject' | 'expire'
  readonly unitPrices?: Readonly<Record<string, string>>
  readonly lastDay?: string
  readonly note?: string
}

/** What the seller does on the sandbox's page. */
export async function actAsSeller(
  { fetch }: Pick<ReturnType<typeof createShopper>, 'fetch'>,
  act: SellerAct,
): Promise<void> {
  const response = await fetch(`${origin}/__sandbox/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(act),
  })
  if (!response.ok)
    throw new Error(`The seller's act is refused: ${response.status} ${await response.text()}`)
}
