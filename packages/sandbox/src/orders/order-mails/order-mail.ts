import type { SandboxContext } from '../../calls/sandbox-context'
import { orderDetail } from '../representation/order-representation'
import { findAccount } from '../../people/session/buyer-repository'
import { listOrderItems, type OrderRecord } from '../records/order-repository'
import { isOwnAddress, isWithoutMails, mayBegin } from '../representation/order-mail-limit'
import { insertMail } from '../../mails/mail-repository'
import type { OrderMailKind, RenderedMail } from '../../calls/mail-content'
import { plainOrderMail } from './plain-order-mail'
import { withPlainTexts } from './order-without-links'

interface SentOrderMail {
  readonly kind: OrderMailKind
  readonly order: OrderRecord
  /** The delivery that it is about; null for a mail about the whole order. */
  readonly deliveryGroupId: string | null
  /** When it is sent, in ms since 1970. */
  readonly at: number
}

/**
 * Sends a mail about an order to the mail box, in the language of the order. A second recipient gets a copy of the
 * confirmation without the buyer's own words, because anybody's address may be entered. An address that is not the buyer's
 * own gets no links in what was entered, and no mails about more orders a day than the option `orderMails` says.
 */
export function sendOrderMail(context: SandboxContext, mail: SentOrderMail): void {
  const { contact, customFields } = mail.order
  const { ConfirmationCopy__c: copyTo } = customFields
  if (contact?.email) post(context, mail, { to: contact.email, isCopy: false })
  if (mail.kind !== 'received' || copyTo === undefined) return
  if (copyTo.toLowerCase() !== contact?.email?.toLowerCase())
    post(context, mail, { to: copyTo, isCopy: true })
}

interface Recipient {
  readonly to: string
  readonly isCopy: boolean
}

function post(context: SandboxContext, mail: SentOrderMail, { to, isCopy }: Recipient): void {
  const { db } = context
  const { order, kind, at } = mail
  // What follows goes where the confirmation went.
  const isSent = kind === 'received' ? mayBegin(context, order, { to, at }) : !isWithoutMails(db, order)
  if (!isSent) return
  const shown = isOwnAddress(db, order, to) ? order : withPlainTexts(order)
  const rendered = render(context, { ...mail, order: shown }, isCopy)
  insertMail(db, { ...rendered, to, createdAt: at, orderId: order.id })
}

/** By the port `renderMail`; in plain text where there is none, or where it fails: an order never fails by its mail. */
function render(context: SandboxContext, mail: SentOrderMail, isCopy: boolean): RenderedMail {
  const { order, kind, deliveryGroupId } = mail
  const { renderMail } = context.options
  const plain = () =>
    plainOrderMail({ kind, order, deliveryGroupId, isCopy, items: listOrderItems(context.db, order.id) })
  if (!renderMail) return plain()
  const { locale, shop, siteUrl, accountId } = order
  const body = orderDetail({ context, visitor: { locale } }, order)
  try {
    return renderMail({
      kind,
      shop,
      locale,
      siteUrl,
      deliveryGroupId,
      isCopy,
      isGuest: accountId === null,
      isBusiness: accountId !== null && findAccount(context.db, accountId)?.userType === 'business',
      order: isCopy ? withoutOwnWords(body) : body,
    })
  } catch (error) {
    console.error(error)
    return plain()
  }
}

/** Without what the buyer wrote. */
const withoutOwnWords = (body: ReturnType<typeof orderDetail>) => ({
  ...body,
  purchaseOrderNumber: null,
  shippingInstructions: null,
  customFields: [],
  deliveryGroups: {
    ...body.deliveryGroups,
    items: body.deliveryGroups.items.map((group) => ({ ...group, shippingInstructions: null })),
  },
})
