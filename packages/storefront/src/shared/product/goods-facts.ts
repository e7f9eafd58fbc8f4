/** Facts with a number, with their fields and units, in the order of a list of facts. */
const amountFields = [
  ['diameter', 'Diameter__c', 'mm'],
  ['width', 'Width__c', 'mm'],
  ['length', 'Length__c', 'mm'],
  ['rollLength', 'RollLength__c', 'm'],
  ['thickness', 'Thickness__c', 'µm'],
  ['grammage', 'Grammage__c', 'g/m²'],
  ['core', 'Core__c', 'mm'],
  ['volume', 'Volume__c', 'l'],
  ['pieces', 'Contents__c', ''],
] as const

/** Facts that are one of a few names, and their fields. */
const namedFields = [
  ['material', 'Material__c'],
  ['adhesive', 'Adhesive__c'],
  ['colour', 'Colour__c'],
] as const

const names = [
  'paper',
  'corrugated',
  'solid-board',
  'board',
  'starch',
  'pe',
  'pp',
  'pvc',
  'metal',
  'water-activated',
  'acrylic',
  'hotmelt',
  'natural-rubber',
  'braun',
  'weiss',
  'grau',
  'schwarz',
  'transparent',
] as const

/** What is known of goods other than boxes. */
export type GoodsFact =
  | {
      readonly id: (typeof amountFields)[number][0]
      /** Canonical decimal text. */
      readonly amount: string
      /** '' for a number of pieces. */
      readonly unit: string
    }
  | { readonly id: (typeof namedFields)[number][0]; readonly name: (typeof names)[number] }

export type GoodsFactId = GoodsFact['id']

/** The number of a fact; 0 where it is not known. */
export function factNumber(facts: readonly GoodsFact[] | undefined, id: GoodsFactId): number {
  const fact = facts?.find((known) => known.id === id)
  if (fact === undefined || !('amount' in fact)) return 0
  const { amount } = fact
  return Number(amount)
}

type Fields = Readonly<Record<string, string | null>>

/** The facts among a product's fields; none of a box, whose facts are attributes of their own. */
export function readGoodsFacts(fields: Fields): readonly GoodsFact[] {
  if (fields.Fefco__c) return []
  return [
    ...amountFields.flatMap(([id, field, unit]): readonly GoodsFact[] => {
      const amount = readAmount(fields[field])
      return amount === undefined ? [] : [{ id, ...inReadableUnit(amount, unit) }]
    }),
    ...namedFields.flatMap(([id, field]): readonly GoodsFact[] => {
      const name = names.find((known) => known === fields[field])
      return name === undefined ? [] : [{ id, name }]
    }),
  ]
}

/** Decimal text above zero. */
function readAmount(value: string | null | undefined): string | undefined {
  const text = value?.trim() ?? ''
  return /^\d{1,7}(?:\.\d{1,3})?$/.test(text) && Number(text) > 0 ? text : undefined
}

/** Micrometres from 1000 on in millimetres. */
const inReadableUnit = (amount: string, unit: string) =>
  unit === 'µm' && Number(amount) >= 1000
    ? { amount: String(Number(amount) / 1000), unit: 'mm' }
    : { amount, unit }
