import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { readRequired } from '../calls/json-body'
import { mailFirm } from '../people/session/firm-mails'
import { decideFirm, listWaitingFirms } from '../people/session/firm-repository'
import { invalidInput, itemNotFound } from '../platform-error'
import { shops } from '../shop'
import { adminCommand, requireOwnSite } from './admin-call'

const decisions = ['released', 'refused'] as const

interface FirmDecision {
  /** The e-mail address that the firm registered with. */
  readonly email: string
  readonly decision: (typeof decisions)[number]
}

/** The seller's check of firms that have registered. */
export const firmRoutes = new Hono<Env>()
  .get('/__sandbox/firms', (c) => c.json({ firms: listWaitingFirms(c.var.context.db) }))
  /** Releases a firm as a business account, or refuses it, and mails it that. 404 where none of the address waits. */
  .post(
    '/__sandbox/firms',
    requireOwnSite,
    adminCommand({
      members: ['email', 'decision'],
      fromJson: readDecision,
      fromForm: readDecision,
      run: (c, { email, decision }) => {
        const { db } = c.var.context
        const firm = listWaitingFirms(db).find((each) => each.email.toLowerCase() === email.toLowerCase())
        if (firm === undefined) throw itemNotFound('A firm with this address that waits')
        decideFirm(db, firm.accountId, decision === 'released')
        mailFirm(c.var.context, { ...firm, locale: shops[firm.shop].defaultLocale }, decision)
        return c.json({ ...firm, decision })
      },
    }),
  )

function readDecision(body: Readonly<Record<string, unknown>>): FirmDecision {
  const decision = decisions.find((each) => each === body.decision)
  if (decision === undefined) throw invalidInput(`decision is one of ${decisions.join(', ')}.`)
  return { email: readRequired(body, 'email'), decision }
}
