import type { Dimensions } from '@cartonnage/sdk/rules'
import { factNumber, readGoodsFacts } from '../../../shared/product/goods-facts'
import { readProductAttributes } from '../../../shared/product/product-attributes'

/** The fields of a product that its size follows from. */
export const sizeFields = [
  'InnerLength__c',
  'InnerWidth__c',
  'InnerHeight__c',
  'Width__c',
  'Length__c',
  'RollLength__c',
]

/** The inner size of a product in mm, or width and length of a roll or sheet, with height 0; undefined without either. */
export function readGoodsSize(fields: Readonly<Record<string, string | null>>): Dimensions | undefined {
  const { innerSize } = readProductAttributes(fields)
  if (innerSize !== undefined) return innerSize
  const facts = readGoodsFacts(fields)
  const [width, length] = [
    factNumber(facts, 'width'),
    factNumber(facts, 'rollLength') * 1000 || factNumber(facts, 'length'),
  ]
  return width > 0 && length > 0 ? { length, width, height: 0 } : undefined
}
