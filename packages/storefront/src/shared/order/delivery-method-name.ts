import type { TFunction } from 'i18next'

type ShopMethod = 'parcel' | 'express' | 'freight' | 'pickUp'

/** The delivery methods of the shops by their names in all languages: an order keeps the name of the language it was placed in. */
const shopMethods = new Map<string, ShopMethod>([
  ...nameAll('parcel', ['Paket', 'Colis', 'Parcel']),
  ...nameAll('express', ['Express-Paket', 'Colis express', 'Express parcel']),
  ...nameAll('freight', ['Spedition (Palette)', 'Transporteur (palette)', 'Freight (pallet)']),
  ...nameAll('pickUp', ['Abholung', 'Retrait sur place', 'Pick-up']),
])

function nameAll(method: ShopMethod, names: readonly string[]): readonly (readonly [string, ShopMethod])[] {
  return names.map((name) => [name, method])
}

/** The name of an order's delivery method in the reader's language; as ordered where the shop does not know it. */
export function deliveryMethodName(name: string, t: TFunction<'orders'>): string {
  const method = shopMethods.get(name)
  return method === undefined ? name : t(`method.${method}`)
}

/** Whether the goods are picked up, by the name of the method. */
export const isPickUpName = (name: string | null): boolean =>
  name !== null && shopMethods.get(name) === 'pickUp'
