import { translate } from '../../shop'
import type { OrderItemRecord, OrderRecord } from '../records/order-repository'
import type { ReturnRecord } from '../records/return-repository'

const texts = {
  de: {
    subject: (number: string) => `Ihre Rücksendung zur Bestellung ${number}`,
    text: (id: string) =>
      `Wir erwarten Ihre Rücksendung. Bitte schreiben Sie die Nummer ${id} auf das Paket.`,
    receipt:
      'Wohin Sie es senden, und wann Sie Ihr Geld erhalten, steht auf dem Beleg bei Ihrer Bestellung im Shop.',
  },
  fr: {
    subject: (number: string) => `Votre retour de la commande ${number}`,
    text: (id: string) => `Nous attendons votre retour. Veuillez inscrire le numéro ${id} sur le colis.`,
    receipt:
      'L’adresse d’envoi et le délai de remboursement figurent sur le justificatif, auprès de votre commande dans la boutique.',
  },
  en: {
    subject: (number: string) => `Your return from order ${number}`,
    text: (id: string) => `We expect your return. Please write the number ${id} on the parcel.`,
    receipt: 'Where to send it, and when you get your money, is on the receipt at your order in the shop.',
  },
}

/** The receipt of a return, in the language of the order. */
export function returnMail(
  { locale, referenceNumber }: OrderRecord,
  { id, items: returned }: ReturnRecord,
  items: readonly OrderItemRecord[],
) {
  const { subject, text, receipt } = translate(texts, locale)
  const lines = returned.map(({ orderItemSummaryId, quantity }) => {
    const item = items.find((each) => each.id === orderItemSummaryId)
    return `${quantity} × ${item?.sku ?? ''} ${item?.name ?? ''}`
  })
  return { subject: subject(referenceNumber), text: [text(id), '', ...lines, '', receipt].join('\n') }
}
