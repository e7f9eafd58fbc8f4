export const texts = {
  chart: {
    caption: 'Price per unit by quantity.',
    hatched: 'Hatched: the next step costs less in total.',
    cliff: 'From {{from}} to {{to}}, the next step, {{next}}, costs less in total.',
  },
  offer: { text: 'For larger quantities we make you an offer.', action: 'Ask for an offer' },
  sizes: {
    title: 'One size smaller or larger',
    this: 'This size',
    volume: '{{litres}} l',
    price: '{{price}} at {{amount}}',
    compare: 'Compare these sizes',
    other: 'Made in another size',
  },
  parcel: {
    CH: {
      standard: 'Fits as a Swiss Post parcel up to {{load}} kg.',
      bulky: 'Bulky goods for Swiss Post, up to {{load}} kg.',
      oversized: 'Too large for a Swiss Post parcel: goes by freight.',
    },
    DE: {
      standard: 'Fits as a DHL parcel up to {{load}} kg.',
      bulky: 'Bulky goods for DHL, up to {{load}} kg.',
      oversized: 'Too large for a DHL parcel: goes by freight.',
    },
  },
  shipped: {
    parcel_one: '{{amount}} in one parcel.',
    parcel_other: '{{amount}} in {{count}} parcels.',
    pallet_one: '{{amount}} on one pallet.',
    pallet_other: '{{amount}} on {{count}} pallets.',
    freight: '{{amount}} by freight.',
    bundles_one: 'A parcel holds {{count}} bundle.',
    bundles_other: 'A parcel holds {{count}} bundles.',
    onPallet: 'A pallet holds {{amount}}.',
  },
  fitting: { enoughFor: '{{amount}} is enough for about {{boxes}} boxes' },
  sample: {
    order: 'Order a sample (free)',
    inCart: 'Sample is in the cart',
    hint: 'A piece of this board (A5) comes with your order, and up to three samples in all. Ordered on their own, they cost delivery and the small-order surcharge.',
    added: 'The sample is in the cart.',
    refusedTitle: 'No further sample was added',
    refused: 'An order can have three samples, one of each box. Your cart shows which ones you have.',
    set_one: 'The sample in this set',
    set_other: 'The {{count}} samples in this set',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'product-page': typeof texts
  }
}
