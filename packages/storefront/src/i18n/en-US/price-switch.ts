/** The switch between net and gross prices. */
export const texts = {
  label: 'Prices with or without VAT',
  gross: 'incl. VAT',
  net: 'excl. VAT',
  netShort: 'excl.',
  nowGross: 'Prices now include VAT.',
  nowNet: 'Prices now exclude VAT.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'price-switch': typeof texts
  }
}
