/** The units in which products are counted. */
export const texts = {
  Stk: { per: 'per piece', amount_one: '{{number}} piece', amount_other: '{{number}} pieces' },
  Rolle: { per: 'per roll', amount_one: '{{number}} roll', amount_other: '{{number}} rolls' },
  Paket: { per: 'per pack', amount_one: '{{number}} pack', amount_other: '{{number}} packs' },
  Sack: { per: 'per bag', amount_one: '{{number}} bag', amount_other: '{{number}} bags' },
  Set: { per: 'per set', amount_one: '{{number}} set', amount_other: '{{number}} sets' },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    units: typeof texts
  }
}
