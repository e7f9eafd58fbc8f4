import { withCheckCharacters } from '../record-id'
import type { Shop } from '../shop'
import type { CatalogRow } from './catalog-rows'
import { readMaterials } from './product-materials'

/** Product id of an article number: one of seven digits is in it. */
export const productIdOf = (sku: string): string => withCheckCharacters(`01tCN000${sevenOf(sku)}`)

/** Product id of the sample of a box, by the box's article number. */
export const sampleIdOf = (sku: string): string => withCheckCharacters(`01tCN00S${sevenOf(sku)}`)

const sevenOf = (sku: string): string => (/^\d{7}$/.test(sku) ? sku : hashOf(sku))

/** Seven letters and digits for any text, the first one a letter: FNV-1a. */
function hashOf(text: string): string {
  const hash = [...new TextEncoder().encode(text)].reduce(
    (sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  )
  return `X${(hash % 36 ** 6).toString(36).toUpperCase().padStart(6, '0')}`
}

/** Fields whose columns are also read from names, see `name-columns.ts`. */
const nameColumns: Readonly<Record<string, string>> = {
  Width__c: 'width_mm',
  Length__c: 'length_mm',
  RollLength__c: 'roll_m',
  Thickness__c: 'thickness_um',
  Material__c: 'material',
  Adhesive__c: 'adhesive',
  Core__c: 'core_mm',
  Contents__c: 'contents',
  Diameter__c: 'diameter_mm',
  Volume__c: 'volume_l',
}

const fieldColumns: Readonly<Record<string, string>> = {
  Fefco__c: 'fefco',
  InnerLength__c: 'inner_l',
  InnerWidth__c: 'inner_w',
  InnerHeight__c: 'inner_h',
  Heights__c: 'heights',
  OuterLength__c: 'outer_l',
  OuterWidth__c: 'outer_w',
  OuterHeight__c: 'outer_h',
  Flute__c: 'flute',
  Wall__c: 'wall',
  BoardGrade__c: 'board_grade',
  Grammage__c: 'grammage_gsm',
  Colour__c: 'colour',
  RecycledShare__c: 'recycled_pct',
  MaxLoad__c: 'max_load_kg',
  ...nameColumns,
  Weight__c: 'weight_g',
  BasePriceContent__c: 'base_price_content',
  PackUnit__c: 'pack_unit',
  PalletQuantity__c: 'pallet_qty',
  Status__c: 'status',
  ImageHint__c: 'image_hint',
  CategoryKey__c: 'category',
}

/** The custom fields that are the same in every shop and language; a field that does not apply is absent. */
export function readCustomFields(row: CatalogRow): Record<string, string> {
  const plain = Object.entries(fieldColumns).map(([field, column]) => [field, row(column)] as const)
  const successor = /successor (\d{7})/.exec(row('flags'))?.[1]
  const fields = [
    ...plain,
    ['SuccessorId__c', successor ? productIdOf(successor) : ''] as const,
    ['FreightOnly__c', isFreightOnly(row) ? 'true' : ''] as const,
    ['Bulky__c', isBulky(row) ? 'true' : ''] as const,
    ['RestockDays__c', readRestockDays(row)] as const,
    ['MadeToMeasure__c', /made to measure/.test(row('flags')) ? 'true' : ''] as const,
    ['FoodContact__c', /\bfood contact\b/.test(row('flags')) ? 'true' : ''] as const,
    ['Printed__c', /\bprinted\b/.test(row('flags')) ? 'true' : ''] as const,
    ['CertificateLicences__c', readLicences(row)] as const,
    ['Materials__c', readMaterials(row)] as const,
    ['SampledProducts__c', readSampled(row)] as const,
  ]
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

/** The custom fields that data of earlier versions lacks. */
export function readNameFields(row: CatalogRow): Record<string, string> {
  const fields = Object.entries({ ...nameColumns, Colour__c: 'colour' })
  const values = fields.map(([field, column]) => [field, row(column)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

/** Working days until a product is restocked, by the first part of its category. */
const restockDays: Readonly<Record<string, number>> = {
  boxes: 15,
  mailers: 10,
  fill: 8,
  tape: 5,
  pallet: 8,
  label: 10,
}

/** '' for what is discontinued, made to order, or of another category. */
function readRestockDays(row: CatalogRow): string {
  const [group = ''] = row('category').split('.')
  return row('status') === 'active' ? String(restockDays[group] ?? '') : ''
}

/** The products whose boards are in a set of samples, in the set's order: `samples of 1001100+1001140`. */
const readSampled = (row: CatalogRow): string =>
  (/samples of ([\d+]+)/.exec(row('flags'))?.[1] ?? '').split('+').filter(Boolean).map(productIdOf).join(';')

/** Invented: no licence has such a number. */
const licences: Readonly<Record<string, string>> = {
  'FSC Mix': 'FSC-C000000',
  'FSC Recycled': 'FSC-C000000',
  'Blauer Engel': 'DE-UZ 00000',
}

/** The licence numbers of a product's certificates, in their order. */
const readLicences = (row: CatalogRow): string =>
  row('certs')
    .split(';')
    .map((name) => licences[name] ?? '')
    .join(';')

export const isFreightOnly = (row: CatalogRow): boolean => /freight (only|from 1)/.test(row('flags'))

export const isBulky = (row: CatalogRow): boolean => /bulky/.test(row('flags'))

/** The maximum quantity of an order; null without a limit. */
export function readMaximum(row: CatalogRow): number | null {
  const maximum = /max (\d+) per order/.exec(row('flags'))?.[1]
  return maximum === undefined ? null : Number(maximum)
}

/** The lowest net price of a reduced product in the 30 days before, in the shop's currency; null for the others. */
export function readLowestPrice(row: CatalogRow, shop: Shop): string | null {
  const [, francs = null, euros = null] = /reduced from CHF ([\d.]+) EUR ([\d.]+)/.exec(row('flags')) ?? []
  return shop === 'CH' ? francs : euros
}
