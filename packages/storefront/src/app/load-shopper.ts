import {
  cartCounts,
  cartSummary,
  inactiveCart,
  loadShopper,
  session,
  vatRates,
  type Client,
  type Session,
} from '@cartonnage/sdk'

/** Loads what the frame shows of a buyer: the session, whose guest cart is merged on the way, and the carts. */
export async function loadBuyer({ use }: Client): Promise<void> {
  await use(loadShopper)()
  await Promise.all([use(inactiveCart).load(), loadSummary(use)])
}

/** An empty cart has nothing that could be wrong. */
async function loadSummary(use: Client['use']): Promise<void> {
  const { uniqueProductCount } = await use(cartCounts).load()
  if (uniqueProductCount > 0) await use(cartSummary).load()
}

export const loadVatRates = ({ use }: Client): Promise<unknown> => use(vatRates).load()

export const findSession = ({ use }: Client): Promise<Session> => use(session).ensure()
