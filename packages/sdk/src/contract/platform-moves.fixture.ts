type Members = Readonly<Record<string, unknown>>

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with every object changed by `change`, from the inside out. */
function rewrite(value: unknown, change: (members: Members) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewrite(entry, change))
  if (!isMembers(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rewrite(entry, change)])),
  )
}

/** Changes one member of every object that has it. */
const member =
  (name: string, change: (value: unknown) => unknown) =>
  (body: unknown): unknown =>
    rewrite(body, (found) => (name in found ? { ...found, [name]: change(found[name]) } : found))

const within = (value: unknown, name: string) => (isMembers(value) && name in value ? value[name] : value)
const entries = (value: unknown, change: (entry: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : value

const sumNames: Readonly<Record<string, string>> = {
  TotalProductAmount: 'totalProductAmount',
  TotalProductAdjDistAmount: 'totalPromotionalAdjustmentAmount',
  TotalAdjustedDeliveryAmount: 'totalChargeAmount',
  TotalTaxAmount: 'totalTaxAmount',
  GrandTotalAmount: 'grandTotalAmount',
  UnitPrice: 'unitPrice',
  TotalPrice: 'totalPrice',
}

const textOf = (field: unknown) => (isMembers(field) ? (field.text ?? field.value) : field)
const fields = (change: (name: string, field: unknown) => readonly [string, unknown]) =>
  member('fields', (found) =>
    Object.fromEntries(Object.entries(found as Members).map(([name, field]) => change(name, field))),
  )

/** Moves amounts from fields to members; a lookup in the platform's form has fields alone. */
const besideFields = (body: unknown) =>
  rewrite(body, (found) => {
    if (isMembers(body) && Array.isArray(body.deliveryGroups)) return found
    if (!isMembers(found.fields)) return found
    const sums = Object.entries(found.fields).flatMap(([name, field]) => {
      const beside = sumNames[name.replace(/^.*\./, '')]
      return beside === undefined ? [] : [[beside, textOf(field)]]
    })
    const rest = Object.entries(found.fields).filter(([name]) => !(name.replace(/^.*\./, '') in sumNames))
    return { ...found, fields: Object.fromEntries(rest), ...Object.fromEntries(sums) }
  })

const priceNames = ['listPrice', 'unitPrice', 'priceAdjustment']
/** Moves prices to the selling models of the product. */
const inPriceEntries = (body: unknown) =>
  rewrite(body, (found) => {
    if (!('pricebookEntryId' in found && 'productId' in found && 'priceAdjustment' in found)) return found
    const own = Object.entries(found).filter(([name, value]) => priceNames.includes(name) && value !== null)
    const existing = Array.isArray(found.productPriceEntries) ? (found.productPriceEntries[0] as Members) : {}
    const rest = Object.entries(found).filter(([name]) => !priceNames.includes(name))
    return {
      ...Object.fromEntries(rest),
      productPriceEntries: [{ ...existing, ...Object.fromEntries(own), error: {}, success: true }],
    }
  })

const amountName = /(?:amount|price|fee|tax)$/i
const amounts = (spell: (text: string) => unknown) => (body: unknown) =>
  rewrite(body, (found) =>
    Object.fromEntries(
      Object.entries(found).map(([name, value]) => [
        name,
        typeof value === 'string' && amountName.test(name) ? spell(value) : value,
      ]),
    ),
  )

/** Where and how versions of the platform send amounts, each as a change of a recorded response. */
export const platformMoves: readonly (readonly [name: string, move: (body: unknown) => unknown])[] = [
  ['where they were recorded', (body) => body],
  ['in bare items', member('cartItems', (items) => entries(items, (item) => within(item, 'cartItem')))],
  [
    'in wrapped items',
    member('cartItems', (items) =>
      entries(items, (item) => (isMembers(item) && 'cartItem' in item ? item : { cartItem: item })),
    ),
  ],
  ['in promotions that are wrapped once', member('promotions', (found) => within(found, 'promotions'))],
  [
    'in a list of promotions',
    member('cartPromotions', (found) => within(within(found, 'promotions'), 'promotions')),
  ],
  ['in a list of delivery groups', member('deliveryGroups', (found) => within(found, 'items'))],
  ['in a list of the items of a group', member('cartItems', (found) => within(found, 'cartItems'))],
  ['in members beside the fields of an order', besideFields],
  ['in fields with the name of their record', fields((name, field) => [`Record.${name}`, field])],
  ['in fields without the name of their record', fields((name, field) => [name.replace(/^.*\./, ''), field])],
  ['in fields with a value', fields((name, field) => [name, { value: textOf(field) }])],
  ['in plain fields', fields((name, field) => [name, textOf(field)])],
  ['in the selling models of a product', inPriceEntries],
  ['as numbers', amounts(Number)],
  ['with many decimals', amounts((text) => (text.includes('.') ? `${text}${'0'.repeat(30)}` : `${text}.0`))],
]
