/** Whether a name is that of a custom field: those have the ending `__c`. */
export const isOwnField = (name: string): boolean => name.endsWith('__c')

/** The fields of a product that every organisation has, and the sign for all of them. Most are empty in the catalogue. */
export const standardProductFields: ReadonlySet<string> = new Set([
  '*',
  'Id',
  'Name',
  'Description',
  'StockKeepingUnit',
  'ProductCode',
  'Family',
  'QuantityUnitOfMeasure',
  'IsActive',
  'DisplayUrl',
  'ExternalId',
  'ProductClass',
  'Type',
  'TaxPolicyId',
  'CurrencyIsoCode',
  'CreatedDate',
  'LastModifiedDate',
])
