// Loaded by pages that were rendered without the rates.
export { vatRates } from '@cartonnage/sdk'
