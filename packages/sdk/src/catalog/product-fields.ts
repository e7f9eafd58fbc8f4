import type { FieldValues } from '../contract/kit/field-values'

/** API names of the product fields that the shop displays. */
export const productFields: readonly string[] = [
  'Name',
  'Description',
  'StockKeepingUnit',
  'ProductCode',
  'Family',
  'QuantityUnitOfMeasure',
  'Fefco__c',
  'InnerLength__c',
  'InnerWidth__c',
  'InnerHeight__c',
  'Heights__c',
  'OuterLength__c',
  'OuterWidth__c',
  'OuterHeight__c',
  'Flute__c',
  'Wall__c',
  'BoardGrade__c',
  'Grammage__c',
  'Colour__c',
  'RecycledShare__c',
  'Certificates__c',
  'CertificateLicences__c',
  'Materials__c',
  'SafetyWarnings__c',
  'FoodContact__c',
  'MaxLoad__c',
  'Weight__c',
  'Width__c',
  'Length__c',
  'RollLength__c',
  'Thickness__c',
  'Material__c',
  'Adhesive__c',
  'Core__c',
  'Contents__c',
  'Diameter__c',
  'Volume__c',
  'Accessories__c',
  'BasePriceContent__c',
  'PackUnit__c',
  'PalletQuantity__c',
  'Stock__c',
  'LeadDays__c',
  'NextSupplyDate__c',
  'Status__c',
  'SuccessorId__c',
  'MadeToMeasure__c',
  'FreightOnly__c',
  'Bulky__c',
  'Printed__c',
  'LowestPrice30Days__c',
  'SampleProduct__c',
  'SampleOf__c',
  'SampledProducts__c',
  'ImageHint__c',
  'CategoryKey__c',
  'CategoryId__c',
]

/** API names of product fields; `'*'` leaves the choice to the platform. */
export type ProductFields = '*' | readonly string[]

/** A product with exactly the fields that a call names; all that came where it names none. */
export type WithFields<
  P extends { readonly fields: FieldValues },
  Fields extends ProductFields = ProductFields,
> = Fields extends readonly string[]
  ? string extends Fields[number]
    ? P
    : Omit<P, 'fields'> & { readonly fields: Readonly<Record<Fields[number], string | null>> }
  : P

/**
 * The query of a call for products. Without names a product comes with all of its fields, and a search, in newer versions of
 * the platform, with the standard ones: no call documents `*`.
 */
export const toFieldsQuery = (fields: ProductFields) => (fields === '*' ? {} : { fields: fields.join(',') })

/** The product with the fields that a call named: null where the platform sent none. */
export function withFields<P extends { readonly fields: FieldValues }, Fields extends ProductFields>(
  product: P,
  fields: Fields | undefined,
): WithFields<P, Fields> {
  const named =
    fields === undefined || fields === '*'
      ? product.fields
      : Object.fromEntries(fields.map((name) => [name, product.fields[name] ?? null]))
  // The members are those of the type, which the compiler cannot see while `Fields` is open.
  return { ...product, fields: named } as WithFields<P, Fields>
}
