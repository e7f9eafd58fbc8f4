import type { Order, OrderView } from '../../../shared/order/data/order-view'

const standards = {
  en16931: 'urn:cen.eu:en16931:2017',
  xRechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}

type Address = NonNullable<Order['billingAddress']>

interface Invoice extends Pick<OrderView, 'order' | 'deliveries'> {
  readonly billing: Address
}

/**
 * The standard that an invoice follows: XRechnung asks for whole addresses, and where the buyer receives invoices (BR-DE-8
 * to 11, PEPPOL-EN16931-R010).
 */
export function chooseStandard(invoice: Invoice): string {
  const isWhole = [invoice.billing, shipToOf(invoice)].every(
    ({ city, postalCode }) => Boolean(city?.trim()) && Boolean(postalCode?.trim()),
  )
  return isWhole && invoice.order.contactInfo?.email ? standards.xRechnung : standards.en16931
}

/** EN 16931 knows one delivery address: the first. */
export const shipToOf = ({ order, billing, deliveries }: Invoice): Address =>
  deliveries[0]?.delivery?.address ?? order.deliveryAddress ?? billing
