import { cartCopies, checkout, type Client } from '@cartonnage/sdk'
import { formatMoney } from '@cartonnage/sdk/rules/money'
import { formOf, showFailure, showLink, showMessage } from './page'

const marker = '#pay='

/**
 * A link to a copy of the cart that can be paid and not changed, for whoever may pay: the cart itself goes on changing.
 * The sandbox lives in the page, so here the link leads to the same page; in a shop it can be sent.
 */
export function offerPaymentLink(client: Client): void {
  formOf('copy').addEventListener('submit', (event) => {
    event.preventDefault()
    makeLink(client).catch(showFailure)
  })
  formOf('pay').addEventListener('submit', (event) => {
    event.preventDefault()
    pay(client).catch(showFailure)
  })
  addEventListener('hashchange', () => void showCopy(client).catch(showFailure))
}

async function makeLink(client: Client): Promise<void> {
  // Null where it failed, which the client's `reportFailure` has been told.
  const copy = await client.use(cartCopies).clone()
  const total = copy?.grandTotalAmount
  if (!copy?.cartId || !total) return showMessage('Der Zahlungslink ist nicht möglich.')
  showLink({
    href: `${marker}${copy.cartId}`,
    text: `Zahlungslink über ${formatMoney(total, client.locale)}`,
  })
  showMessage('Der Zahlungslink ist bereit.')
}

/** A checkout of the copy, whose total is with delivery. */
async function showCopy(client: Client): Promise<void> {
  if (!location.hash.startsWith(marker)) return
  const cartId = location.hash.slice(marker.length)
  const { start, setDeliveryMethod } = client.use(checkout)
  const { deliveryGroups } = await start({ cartId })
  const method = deliveryGroups[0]?.availableDeliveryMethods[0]?.id
  if (method === undefined) return showMessage('Dorthin liefert der Laden nicht.')
  const { cartSummary } = await setDeliveryMethod(method)
  const total = cartSummary?.grandTotalAmount
  showMessage(total ? `Zu zahlen: ${formatMoney(total, client.locale)}` : 'Zu zahlen')
  formOf('pay').hidden = false
}

async function pay(client: Client): Promise<void> {
  const { payByPurchaseOrder, placeOrder } = client.use(checkout)
  await payByPurchaseOrder({ purchaseOrderNumber: 'PO-118' })
  const { orderReferenceNumber } = await placeOrder()
  formOf('pay').hidden = true
  showMessage(`Bestellt: ${orderReferenceNumber}`)
}
