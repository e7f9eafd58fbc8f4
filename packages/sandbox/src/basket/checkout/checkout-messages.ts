import { type ShopLocale, translate } from '../../shop'

const texts = {
  de: {
    parcel: 'Paket',
    express: 'Express-Paket',
    pickUp: 'Abholung',
    freight: 'Spedition (Palette)',
    country: 'In dieses Land liefern wir nicht.',
    address: 'Es fehlt die Lieferadresse.',
    method: 'Es fehlt die Lieferart.',
    methodUnknown: 'Diese Lieferart gibt es für diese Bestellung nicht.',
    payment: 'Es fehlt die Zahlung.',
    contact: 'Es fehlen die Kontaktangaben.',
    unprepared: 'Die Bestellung ist noch nicht vorbereitet.',
    notCalculated: 'Die Beträge konnten nicht berechnet werden.',
    quoteEnded: 'Dieses Angebot gilt nicht mehr.',
    stockTitle: 'Nicht genug an Lager.',
    stock: (name: string, stock: number) => `${name} ist ${stock}-mal verfügbar.`,
  },
  fr: {
    parcel: 'Colis',
    express: 'Colis express',
    pickUp: 'Retrait sur place',
    freight: 'Transporteur (palette)',
    country: 'Nous ne livrons pas dans ce pays.',
    address: 'L’adresse de livraison manque.',
    method: 'Le mode de livraison manque.',
    methodUnknown: 'Ce mode de livraison n’existe pas pour cette commande.',
    payment: 'Le paiement manque.',
    contact: 'Les coordonnées manquent.',
    unprepared: 'La commande n’est pas encore préparée.',
    notCalculated: 'Les montants n’ont pas pu être calculés.',
    quoteEnded: 'Cette offre n’est plus valable.',
    stockTitle: 'Stock insuffisant.',
    stock: (name: string, stock: number) => `${name} : ${stock} disponibles.`,
  },
  en: {
    parcel: 'Parcel',
    express: 'Express parcel',
    pickUp: 'Pick-up',
    freight: 'Freight (pallet)',
    country: 'We do not deliver to this country.',
    address: 'The delivery address is missing.',
    method: 'The delivery method is missing.',
    methodUnknown: 'That delivery method is not offered for this order.',
    payment: 'The payment is missing.',
    contact: 'The contact details are missing.',
    unprepared: 'The order is not prepared yet.',
    notCalculated: 'The amounts could not be calculated.',
    quoteEnded: 'This quote is not valid any more.',
    stockTitle: 'Not enough stock.',
    stock: (name: string, stock: number) => `${name} is available ${stock} times.`,
  },
}

/** The texts of a checkout in the language of the call. */
export const checkoutTexts = (locale: ShopLocale) =>
  translate({ ...texts, 'de-CH': { ...texts.de, quoteEnded: 'Diese Offerte gilt nicht mehr.' } }, locale)
