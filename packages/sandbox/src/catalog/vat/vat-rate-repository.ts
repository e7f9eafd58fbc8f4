import type { VatRate } from '@cartonnage/sdk/rules'
import type { Database } from '../../database/database'

/** The platform's VAT record; the rate is a fraction, 0.081. */
interface VatRateRecord {
  readonly Id: string
  readonly DeveloperName: string
  readonly Rate__c: number
}

/** The VAT rates of all countries of delivery. */
export function listVatRates(db: Database): VatRateRecord[] {
  return db.all<VatRateRecord>(
    'SELECT id AS Id, country_code AS DeveloperName, rate AS Rate__c FROM vat_rate ORDER BY id',
  )
}

/** The VAT rates of all countries of delivery, for calculating with them. */
export const listVatRatesByCountry = (db: Database): readonly VatRate[] =>
  // The seed has countries of delivery only.
  listVatRates(db).map(({ DeveloperName, Rate__c }) => ({
    countryCode: DeveloperName as VatRate['countryCode'],
    vatRate: Rate__c,
  }))

/** The VAT rate of a country of delivery as a fraction; Liechtenstein is taxed as Switzerland. */
export const findVatRate = (db: Database, countryCode: string): number | undefined =>
  db.get<{ rate: number }>(
    'SELECT rate FROM vat_rate WHERE country_code = ?',
    countryCode === 'LI' ? 'CH' : countryCode,
  )?.rate
