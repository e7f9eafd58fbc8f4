import type { Database } from '../../database/database'
import { listProductsIn, type Product } from './product-repository'
import { shops, type Shop, type ShopView } from '../../shop'

/** Returns a function that gives what goes with a product in a shop: ids joined by `;`, tape first; '' for nothing. */
export function accessoryFinder(db: Database, shop: Shop): (product: Product) => string {
  const goods = listGoods(db, { shop, locale: shops[shop].defaultLocale })
  return (product) =>
    chooseAccessories(product, goods)
      .map(({ id }) => id)
      .join(';')
}

/** The tapes, fillings and labels of a shop that can be recommended, in the order of the catalogue. */
interface AccessoryGoods {
  readonly tapes: readonly Product[]
  readonly papers: readonly Product[]
  /** The narrowest first. */
  readonly films: readonly Product[]
  readonly chips: readonly Product[]
  readonly labels: readonly Product[]
}

/** From this length on, in mm, a label has room for what a carrier prints on it. */
const addressLabel = 150

/** Nothing that runs out or is made for one buyer is recommended. */
function listGoods(db: Database, view: ShopView): AccessoryGoods {
  const inCategory = (key: string) =>
    listProductsIn(db, key, view).filter(({ status }) => status === 'active')
  return {
    tapes: firstOfEach(inCategory('tape.pack')),
    // A roll is torn off as needed; sheets are for wrapping.
    papers: firstOfEach(inCategory('fill.paper').filter((paper) => has(paper, 'RollLength__c'))),
    films: firstOfEach(inCategory('fill.bubble')).toSorted(
      (a, b) => numberOf(a, 'Width__c') - numberOf(b, 'Width__c'),
    ),
    chips: firstOfEach(inCategory('fill.chips').filter((chip) => has(chip, 'Volume__c'))),
    labels: inCategory('label.ship').filter((label) => numberOf(label, 'Length__c') >= addressLabel),
  }
}

/** The first of those that are the same to the rules below: a width of a material. */
function firstOfEach(goods: readonly Product[]): readonly Product[] {
  const kinds = new Map<string, Product>()
  for (const one of goods) {
    const kind = `${one.customFields.Material__c ?? ''} ${one.customFields.Width__c ?? ''}`
    if (!kinds.has(kind)) kinds.set(kind, one)
  }
  return [...kinds.values()]
}

/** Tape that closes a box, what fills it, and its address label; none for what is no box. */
function chooseAccessories(box: Product, goods: AccessoryGoods): readonly Product[] {
  const labels = isSent(box) ? goods.labels.slice(0, 1) : []
  return [...chooseTapes(box, goods.tapes), ...chooseFillings(box, goods), ...labels]
}

/** Boxes to move house, keep files in or fill a pallet with bear no address of their own. */
const isSent = ({ categoryKey }: Product) =>
  /^boxes\.(?:fold|ship|special\.(?:bottle|long))/.test(categoryKey)

/** From here on, in mm, tape is wide; the usual width is 50 mm. */
const wideTape = 60
/** Above this load, in kg, a flap needs more than the usual tape. */
const usualLoad = 20

/**
 * Only the flaps of FEFCO 0201 are closed with tape: 0713 and 0409 close themselves, lids (0300 and others) are put on or
 * tucked in. Several walls or a heavy load ask for a wide tape, the others for one of the usual width in two materials:
 * with the same material as the box, paper, it is recycled as a whole. PVC is for no box in particular.
 */
function chooseTapes(box: Product, tapes: readonly Product[]): readonly Product[] {
  if (!closesWithTape(box)) return []
  const suited = isHeavy(box)
    ? tapes.filter((tape) => numberOf(tape, 'Width__c') >= wideTape)
    : tapes.filter((tape) => numberOf(tape, 'Width__c') < wideTape && isOfUsualMaterial(tape))
  return firstOfEachMaterial(suited).slice(0, 2)
}

const closesWithTape = ({ customFields }: Product) => /^0201\b/.test(customFields.Fefco__c ?? '')

const isHeavy = (box: Product) => numberOf(box, 'Wall__c') > 1 || numberOf(box, 'MaxLoad__c') > usualLoad

const isOfUsualMaterial = ({ customFields }: Product) =>
  ['paper', 'pp'].includes(customFields.Material__c ?? '')

function firstOfEachMaterial(goods: readonly Product[]): readonly Product[] {
  const materialOf = ({ customFields }: Product) => customFields.Material__c
  return goods.filter(
    (one, index) => goods.findIndex((other) => materialOf(other) === materialOf(one)) === index,
  )
}

/** From this volume on, in litres, pouring chips is less work than wrapping. */
const pouredVolume = 20

/**
 * Paper fills every box. Film wraps goods that are as long as the box: the narrowest roll that is as wide, or the widest.
 * Chips fill large boxes; heavy goods sink through them. No filling where goods do not move: letter boxes and wraps lie
 * close, an insert (0933) holds bottles, and boxes to move house or keep files in are packed full.
 */
function chooseFillings(box: Product, { papers, films, chips }: AccessoryGoods): readonly Product[] {
  if (!needsFilling(box)) return []
  const longest = Math.max(box.inner.length ?? 0, box.inner.width ?? 0)
  const film = films.find((one) => numberOf(one, 'Width__c') >= longest) ?? films.at(-1)
  const isPoured = litresIn(box) >= pouredVolume && !isHeavy(box)
  return [papers[0], film, isPoured ? chips[0] : undefined].filter((one) => one !== undefined)
}

const needsFilling = ({ customFields, categoryKey }: Product) =>
  /^(?:0201|0713)$/.test(customFields.Fefco__c ?? '') && !`${categoryKey}.`.startsWith('boxes.special.move.')

const litresIn = ({ inner: { length, width, height } }: Product) =>
  ((length ?? 0) * (width ?? 0) * (height ?? 0)) / 1_000_000

const has = ({ customFields }: Product, field: string) => customFields[field] !== undefined

/** 0 where the product has no such field. */
const numberOf = ({ customFields }: Product, field: string) => Number(customFields[field] ?? 0)
