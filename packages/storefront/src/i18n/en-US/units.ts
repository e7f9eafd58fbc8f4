/** The units in which products are counted. */
export const texts = {
  Stk: {
    many: 'Pieces',
    per: 'per piece',
    amount_one: '{{number}} piece',
    amount_other: '{{number}} pieces',
  },
  Rolle: { many: 'Rolls', per: 'per roll', amount_one: '{{number}} roll', amount_other: '{{number}} rolls' },
  Paket: { many: 'Packs', per: 'per pack', amount_one: '{{number}} pack', amount_other: '{{number}} packs' },
  Sack: { many: 'Bags', per: 'per bag', amount_one: '{{number}} bag', amount_other: '{{number}} bags' },
  Set: { many: 'Sets', per: 'per set', amount_one: '{{number}} set', amount_other: '{{number}} sets' },
  bundle: { name: 'Bundle', amount_one: '{{number}} bundle', amount_other: '{{number}} bundles' },
  case: { name: 'Case', amount_one: '{{number}} case', amount_other: '{{number}} cases' },
  pallet: { name: 'Pallet', amount_one: '{{number}} pallet', amount_other: '{{number}} pallets' },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    units: typeof texts
  }
}
