import { type ShopLocale, translate } from '../../shop'

const texts = {
  de: {
    purchaseOrderNumber: 'Die Referenz ist nötig und hat höchstens 80 Zeichen.',
    token: 'Diese Zahlung ist nicht bekannt.',
    invoiceLimit: 'Eine erste Bestellung kann bis {{limit}} auf Rechnung bezahlt werden.',
    companyCheck: 'Auf Rechnung zahlen Sie, sobald wir Ihre Firma geprüft haben.',
    kind: 'Die Art der Zahlung lässt sich nicht mehr ändern.',
    cancelled: 'Die Zahlung wurde abgebrochen.',
    expired: 'Die Zeit für die Zahlung ist abgelaufen.',
    decline: 'Die Zahlung wurde abgelehnt.',
    systemError: 'Die Zahlung ist im Moment nicht möglich.',
    unconfirmed: 'Die Zahlung ist noch nicht bestätigt.',
  },
  fr: {
    purchaseOrderNumber: 'La référence est nécessaire et compte au plus 80 caractères.',
    token: 'Ce paiement n’est pas connu.',
    invoiceLimit: 'Une première commande se paie sur facture jusqu’à {{limit}}.',
    companyCheck: 'Vous pourrez payer sur facture dès que nous aurons vérifié votre entreprise.',
    kind: 'Le mode de paiement ne peut plus être changé.',
    cancelled: 'Le paiement a été interrompu.',
    expired: 'Le délai de paiement est écoulé.',
    decline: 'Le paiement a été refusé.',
    systemError: 'Le paiement est impossible pour le moment.',
    unconfirmed: 'Le paiement n’est pas encore confirmé.',
  },
  en: {
    purchaseOrderNumber: 'The purchase order number is needed and has at most 80 characters.',
    token: 'That payment is not known.',
    invoiceLimit: 'A first order can be paid by invoice up to {{limit}}.',
    companyCheck: 'You can pay by invoice as soon as we have checked your company.',
    kind: 'The kind of payment cannot be changed any more.',
    cancelled: 'The payment was cancelled.',
    expired: 'The payment has timed out.',
    decline: 'The payment was declined.',
    systemError: 'Payment is not possible at the moment.',
    unconfirmed: 'The payment is not confirmed yet.',
  },
}

/** The texts of a payment in the language of the call. */
export const paymentTexts = (locale: ShopLocale) => translate(texts, locale)
