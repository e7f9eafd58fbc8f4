import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { listOpenQuotes } from '../orders/quotes/open-quotes'
import { readSellerAct, readSellerForm, runSellerAct, sellerMembers } from '../orders/quotes/seller-act-input'
import { adminCommand, requireOwnSite } from './admin-call'

/** The seller's side of quotes. */
export const quoteRoutes = new Hono<Env>()

/** The quotes with which the seller can do something, the newest first. */
quoteRoutes.get('/__sandbox/quotes', (c) => c.json({ quotes: listOpenQuotes(c.var.context) }))

/**
 * Does what the seller would do with a quote (`quoteId`, `act`): `review`, `approve` at unit prices by the ids of its lines
 * (`unitPrices`) until a last day (`lastDay`), `present`, `reject`, or `expire` it; with a `note` where it is approved or
 * rejected. Responds with its new state. 404 for an unknown quote, 409 where its state does not allow it.
 */
quoteRoutes.post(
  '/__sandbox/quotes',
  requireOwnSite,
  adminCommand({
    members: sellerMembers,
    fromJson: readSellerAct,
    fromForm: readSellerForm,
    run: (c, input) => {
      const { id, status, lastDay } = runSellerAct(c.var.context, input)
      return c.json({ quoteId: id, status, lastDay })
    },
  }),
)
