import type { Roll } from '../../drawing/roll'
import { readRoll } from './roll-size'

/** Values of a product's fields by API name, as the platform sends them. */
type Fields = Readonly<Record<string, string | null>>

/** Length, width and height in mm. */
export interface Size {
  readonly length: number
  readonly width: number
  readonly height: number
}

type ProductColour = 'braun' | 'weiss' | 'grau' | 'schwarz'
type ProductStatus = 'active' | 'discontinued' | 'made-to-order'

/** What the shop knows of a product, as values. What a product does not have is absent. */
export interface ProductAttributes {
  readonly sku: string
  readonly name: string
  /** Inner size; products without a third dimension have `height` 0. */
  readonly innerSize?: Size
  readonly outerSize?: Size
  /** Heights of a box that folds at several, in mm. */
  readonly heights: readonly number[]
  readonly fefco?: string
  readonly flute?: string
  /** Number of corrugated layers. */
  readonly wall?: number
  readonly boardGrade?: string
  /** Weight of the board in g/m². */
  readonly grammage?: number
  readonly colour: ProductColour
  readonly recycledShare?: number
  readonly certificates: readonly string[]
  /** The licence numbers of the certificates, in their order; '' for one without. */
  readonly licences?: readonly string[]
  /** What one unit is made of as packaging. */
  readonly materials?: readonly MaterialWeight[]
  /** Safety warnings of the manufacturer, in the shopper's language. */
  readonly warnings?: string
  /** Meant to touch food. */
  readonly isForFood?: boolean
  /** In kg. */
  readonly maxLoad?: number
  /** Empty weight in g. */
  readonly weight?: number
  /** Stk, Rolle, Paket, Sack or Set. */
  readonly unit: string
  /** What one unit holds, for the unit price. */
  readonly content?: UnitContent
  readonly packUnit?: number
  readonly palletQuantity?: number
  /** The lowest net price of the 30 days before a reduction, as canonical decimal text; only of reduced products. */
  readonly lowestPrice?: string
  /** Units in this shop's stock. */
  readonly stock?: number
  /** Working days until it is ready. */
  readonly leadDays: number
  /** The day on which more comes into stock, `2026-12-14`: until then more than the stock can be ordered. */
  readonly nextSupply?: string
  readonly status: ProductStatus
  /** Made or printed as its buyer chooses, and so without a right of withdrawal; a lead time alone is not that. */
  readonly isMadeToMeasure: boolean
  /** Goes by pallet, whatever the quantity. */
  readonly isFreightOnly?: boolean
  /** Each unit is a parcel of its own. */
  readonly isBulky?: boolean
  /** Printed with the buyer's logo, which the seller asks for by e-mail. */
  readonly isPrinted: boolean
  readonly imageHint: string
  /** The size of what is wound on a roll. */
  readonly roll?: Roll
  readonly categoryId?: string
  /** The product that has taken its place. */
  readonly successorId?: string
  /** A free piece of another product, once per order. */
  readonly isSample?: boolean
}

/** The kinds of material that packaging is reported by. */
export const packagingMaterials = ['paper', 'plastic', 'other'] as const

export interface MaterialWeight {
  readonly material: (typeof packagingMaterials)[number]
  readonly grams: number
}

export interface UnitContent {
  /** Canonical decimal text, such as `12.5`. */
  readonly amount: string
  readonly unit: 'm' | 'm²' | 'kg' | 'l'
}

/** Reads a product's fields; a value that cannot be read counts as missing. */
export function readProductAttributes(fields: Fields): ProductAttributes {
  return {
    sku: fields.StockKeepingUnit ?? '',
    name: fields.Name ?? '',
    heights: readHeights(fields.Heights__c),
    colour: readOneOf(fields.Colour__c, colours) ?? 'braun',
    certificates: readList(fields.Certificates__c),
    unit: fields.QuantityUnitOfMeasure ?? 'Stk',
    leadDays: readCount(fields.LeadDays__c) ?? 0,
    status: readOneOf(fields.Status__c, statuses) ?? 'active',
    isMadeToMeasure: fields.MadeToMeasure__c === 'true',
    isPrinted: fields.Printed__c === 'true',
    imageHint: fields.ImageHint__c ?? '',
    ...withoutUndefined({
      stock: readCount(fields.Stock__c),
      nextSupply: readDay(fields.NextSupplyDate__c),
      isForFood: fields.FoodContact__c === 'true' || undefined,
      isFreightOnly: fields.FreightOnly__c === 'true' || undefined,
      isBulky: fields.Bulky__c === 'true' || undefined,
      innerSize: readSize(fields, 'Inner'),
      roll: readRoll(fields),
      outerSize: readSize(fields, 'Outer'),
      fefco: readText(fields.Fefco__c),
      flute: readText(fields.Flute__c),
      wall: readCount(fields.Wall__c),
      boardGrade: readText(fields.BoardGrade__c),
      grammage: readCount(fields.Grammage__c),
      recycledShare: readCount(fields.RecycledShare__c),
      maxLoad: readCount(fields.MaxLoad__c),
      weight: readCount(fields.Weight__c),
      content: readContent(fields.BasePriceContent__c),
      packUnit: readCount(fields.PackUnit__c),
      palletQuantity: readCount(fields.PalletQuantity__c),
      categoryId: readText(fields.CategoryId__c),
      successorId: readText(fields.SuccessorId__c),
      isSample: readText(fields.SampleOf__c) === undefined ? undefined : true,
      warnings: readText(fields.SafetyWarnings__c),
      licences: readText(fields.CertificateLicences__c)?.split(';'),
      materials: readMaterials(fields.Materials__c),
      lowestPrice: readPrice(fields.LowestPrice30Days__c),
    }),
  }
}

const colours = ['braun', 'weiss', 'grau', 'schwarz'] as const
const statuses = ['active', 'discontinued', 'made-to-order'] as const
const contentUnits = ['m', 'm²', 'kg', 'l'] as const

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops members without a value: plain JSON has no undefined. */
function withoutUndefined<T extends object>(members: T): Defined<T> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<T>
}

const readText = (value: string | null | undefined): string | undefined =>
  value === null || value === undefined || value.trim() === '' ? undefined : value.trim()

/** An integer from 0 on, written in digits. */
function readCount(value: string | null | undefined): number | undefined {
  const text = readText(value)
  return text !== undefined && /^\d{1,9}(?:\.0+)?$/.test(text) ? Math.trunc(Number(text)) : undefined
}

/** A day, `2026-12-14`, of a date or a moment. */
const readDay = (value: string | null | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}(?![\d-])/.exec(readText(value) ?? '')?.[0]

const readOneOf = <T extends string>(
  value: string | null | undefined,
  allowed: readonly T[],
): T | undefined => allowed.find((candidate) => candidate === value)

const readList = (value: string | null | undefined): readonly string[] =>
  (value ?? '')
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** `100;150;200` are heights to choose from; `10-60` is every height between the two. */
const readHeights = (value: string | null | undefined): readonly number[] =>
  (value ?? '')
    .split(/[;-]/)
    .map((entry) => readCount(entry))
    .filter((height) => height !== undefined)

function readSize(fields: Fields, which: 'Inner' | 'Outer'): Size | undefined {
  const length = readCount(fields[`${which}Length__c`])
  const width = readCount(fields[`${which}Width__c`])
  const height = readCount(fields[`${which}Height__c`])
  if (!length || !width) return undefined
  return { length, width, height: height ?? 0 }
}

/** Decimal text above zero, with up to four decimals. */
function readPrice(value: string | null | undefined): string | undefined {
  const text = readText(value)
  return text !== undefined && /^\d{1,9}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0 ? text : undefined
}

/** `paper 6;plastic 3`, in g. */
function readMaterials(value: string | null | undefined): readonly MaterialWeight[] | undefined {
  const weights = readList(value).flatMap((entry) => {
    const [name, weight] = entry.split(/\s+/)
    const material = readOneOf(name, packagingMaterials)
    const grams = readCount(weight)
    return material === undefined || grams === undefined ? [] : [{ material, grams }]
  })
  return weights.length === 0 ? undefined : weights
}

function readContent(value: string | null | undefined): UnitContent | undefined {
  const [amount, unit] = (value ?? '').trim().split(/\s+/)
  const supportedUnit = readOneOf(unit, contentUnits)
  return supportedUnit && amount !== undefined && /^\d+(?:\.\d+)?$/.test(amount)
    ? { amount, unit: supportedUnit }
    : undefined
}
