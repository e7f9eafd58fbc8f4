/** Static pages. Paragraphs are separated by line breaks. */
export const texts = {
  demo: 'Placeholder of a demonstration shop. The company is invented; this text is neither legal advice nor binding.',
  delivery: {
    CH: 'We deliver to addresses in Switzerland. Parcels by Swiss Post cost CHF 9.90 excl. VAT and are free from a net goods value of CHF 150. Orders with a net goods value below CHF 30 carry a small-order surcharge of CHF 5.\nPallets travel by freight carrier: CHF 79 excl. VAT, free from a net goods value of CHF 900.\nGoods in stock arrive one to two working days after dispatch. Made-to-order goods name their lead time on the product page.',
    DE: 'We deliver to addresses in Germany, the Netherlands, Luxembourg and Belgium. Parcels within Germany cost EUR 6.90 excl. VAT and are free from a net goods value of EUR 100; to the Netherlands, Luxembourg and Belgium EUR 14.90, free from EUR 250. Orders with a net goods value below EUR 25 carry a small-order surcharge of EUR 5.\nPallets travel by freight carrier: within Germany EUR 59 excl. VAT, free from EUR 750; to the other countries EUR 95, free from EUR 1200.\nGoods in stock arrive one to three working days after dispatch within Germany, two to four elsewhere. Made-to-order goods name their lead time on the product page.',
  },
  payment:
    'Orders in this demonstration are paid by purchase order: you enter your order number, and the invoice shows it.\nThe marks in the footer show what a real shop would offer. No payment is ever taken here.',
  terms:
    'A real shop would put its terms and conditions here: conclusion of contract, prices, delivery, retention of title, liability, applicable law.\nIn this demonstration no contract comes about, and nothing is delivered.',
  privacy:
    'This demonstration needs three cookies: one for the session after signing in, a readable mark that there is one, and the region whose prices are shown. The cart of a guest stays in the browser.\nNo analytics run, and nothing is passed on to others.',
  imprint:
    'Cartonnage Holding AG is an invented company. Its addresses, phone numbers and people do not exist.\nA real shop would name the operator, its address, its register entry and its VAT number here.',
  withdrawal:
    'Consumers in the European Union may withdraw from a distance contract within fourteen days without giving reasons. Goods made to the customer’s specification are excluded.\nA real shop would offer its form for declaring the withdrawal here. In this demonstration no contract comes about, so there is nothing to withdraw from.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    service: typeof texts
  }
}
