// Fetched by pages that came without the rates.
export { vatRates } from '@cartonnage/sdk'
