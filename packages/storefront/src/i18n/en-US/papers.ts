export const texts = {
  title: {
    confirmation: 'Order confirmation {{number}}',
    invoice: 'Invoice {{number}}',
    'delivery-note': 'Delivery note {{number}}',
  },
  number: {
    confirmation: 'Order number',
    invoice: 'Invoice number',
    'delivery-note': 'Delivery note',
  },
  back: 'Back to the order',
  print: 'Print or save as PDF',
  printByMenu: 'To print or to save as a PDF, use the menu of your browser.',
  receiver: 'Address',
  date: 'Date',
  supplied: 'Date of supply',
  due: 'Due on',
  buyerVatId: 'Your VAT number',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  sentOn: 'sent on {{date}}',
  line: {
    position: 'No.',
    article: 'Item',
    name: 'Description',
    quantity: 'Quantity',
    rate: 'VAT',
    price: { net: 'Price excl. VAT', gross: 'Price incl. VAT' },
    amount: { net: 'Amount excl. VAT', gross: 'Amount incl. VAT' },
  },
  rates: { net: 'Net', vat: 'VAT', gross: 'Gross' },
  payUntil: 'Please pay by {{date}} ({{days}} days net), quoting {{number}}.',
  payment: 'Payment: {{method}}.',
  paid: 'Nothing is left to pay.',
  canceled: {
    mark: 'Canceled on {{date}}.',
    text: 'This confirmation no longer applies.',
    paidBack: 'What was paid is refunded to the same payment method.',
  },
  terms: 'The terms as of {{date}} apply: {{address}}',
  deliveredTo: 'Delivery address: {{address}}',
  method: 'Delivery: {{method}}',
  seat: 'Registered office: {{seat}}',
  board: 'Board of directors: {{board}}',
  register: 'Commercial register: {{register}}',
  vatId: 'VAT number: {{vatId}}',
  transfer: 'Bank transfer',
  bill: {
    separate: 'Separate before paying in',
    receipt: 'Receipt',
    payment: 'Payment part',
    payableTo: 'Account / Payable to',
    payableBy: 'Payable by (name/address)',
    message: 'Additional information',
    currency: 'Currency',
    amount: 'Amount',
    acceptance: 'Acceptance point',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    papers: typeof texts
  }
}
