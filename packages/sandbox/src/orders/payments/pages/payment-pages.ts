import { Hono } from 'hono'
import type { SandboxContext } from '../../../calls/sandbox-context'
import { findPayment, delayPayment, type PaymentRecord } from '../../../basket/records/payment-repository'
import { parseJson } from '../../../json-object'
import { createPaymentToken } from '../create-payment-token'
import { bringUpToDate } from '../payment-decision'
import { receiveNotice } from '../payment-notice'
import { confirmPage, decisions, endedPage, type Decision } from './confirm-page'
import { readFrameFields } from './frame-fields'
import { framePage, readFrameOptions } from './frame-page'
import { frameScript } from './frame-script'
import { pageStyle } from './page-style'

/** How long the provider takes to confirm an approval late, in ms. */
const LATE_CONFIRMATION_TIME = 10_000

/** A body of this many characters or more holds no card. */
const firstRefusedLength = 2_000

/**
 * The payment provider's own site, on an origin of its own: the frame with the card fields, and the pages on which
 * shoppers confirm a payment.
 */
export function createPaymentPages(context: SandboxContext): Hono {
  const { db, clock, random } = context
  const app = new Hono()
  const current = (transaction: string) => {
    bringUpToDate(db, transaction, clock.now())
    return findPayment(db, transaction)
  }
  app.get('/page.css', (c) => c.body(pageStyle, 200, fileHeaders('text/css')))
  app.get('/frame.js', (c) => c.body(frameScript, 200, fileHeaders('text/javascript')))
  app.get('/frame', (c) => {
    const options = readFrameOptions(c.req.query())
    if (options === undefined) return c.text('The address of the frame is incomplete.', 400, pageHeaders())
    return c.html(framePage(options), 200, pageHeaders({ embeddedBy: options.shop }))
  })
  app.post('/tokens', async (c) => {
    // Only the frame itself: no other page may try cards here.
    if (c.req.header('Origin') !== new URL(c.req.url).origin) return c.json({ problems: {} }, 403)
    const text = await c.req.text()
    const body = text.length < firstRefusedLength ? parseJson(text) : undefined
    const read = readFrameFields(body, clock.now())
    if ('problems' in read) return c.json(read, 422, fileHeaders('application/json'))
    const { prefix, outcome, label } = read
    return c.json({ token: createPaymentToken(context, { prefix, outcome }), label }, 201)
  })
  app.get('/pay/:transaction', (c) => {
    const payment = current(c.req.param('transaction'))
    if (payment === undefined) return c.text('There is no such payment.', 404, pageHeaders())
    return c.html(pageOf(payment), 200, pageHeaders({ leadsTo: payment.returnUrl }))
  })
  app.post('/pay/:transaction', async (c) => {
    const payment = current(c.req.param('transaction'))
    const form = new URLSearchParams(await c.req.text())
    const decision = decisions.find((name) => name === form.get('decision'))
    if (payment === undefined || decision === undefined) {
      return c.text('There is no such payment.', 404, pageHeaders())
    }
    if (c.req.header('Origin') !== new URL(c.req.url).origin) return c.text('Forbidden', 403, pageHeaders())
    settle(payment, decision)
    const settled = current(payment.id) ?? payment
    if (payment.returnUrl !== null) return c.redirect(payment.returnUrl, 303)
    return c.html(pageOf(settled), 200, pageHeaders({ leadsTo: payment.returnUrl }))
  })

  /** The provider's server tells the platform's before the shopper is back. */
  function settle({ id: transaction, checkoutId }: PaymentRecord, decision: Decision): void {
    if (decision === 'wait') return delayPayment(db, transaction, clock.now() + LATE_CONFIRMATION_TIME)
    const states = { approve: 'authorised', decline: 'declined', cancel: 'cancelled' } as const
    receiveNotice(context, { id: `evt_${random.hex(8)}`, transaction, checkoutId, state: states[decision] })
  }
  return app
}

const pageOf = (payment: PaymentRecord) =>
  payment.state === 'open' && payment.confirmsAt === null ? confirmPage(payment) : endedPage(payment)

const fileHeaders = (type: string) => ({
  'Content-Type': `${type};charset=UTF-8`,
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
})

interface PageOptions {
  /** The origin of the shop whose page contains the frame; no other may. */
  readonly embeddedBy?: string
  /** Where a form of the page ends. */
  readonly leadsTo?: string | null
}

/** The headers of the provider's pages, which load and send nothing elsewhere. */
function pageHeaders({ embeddedBy, leadsTo }: PageOptions = {}): Record<string, string> {
  const target = leadsTo ? ` ${new URL(leadsTo).origin}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${target}`,
    "base-uri 'none'",
    `frame-ancestors ${embeddedBy ?? "'none'"}`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
