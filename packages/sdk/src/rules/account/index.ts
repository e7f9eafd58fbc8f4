/**
 * Accounts, people and addresses: names, phone numbers, VAT ids, who may do what.
 *
 * @module @cartonnage/sdk/rules/account
 */
export {
  canUseGuestCart,
  canUseGuestCheckout,
  canUseGuestDataForAuthUsers,
  dropBlankTexts,
  isGuestId,
  normalizeAccountId,
  requireAccountId,
} from './access'
export type { GuestLimits } from './access'
export { addressFields, addressLimits, addressLines, hasHouseNumber, usesRegionLabel } from './address'
export type { AddressCountry, AddressField, PrintedAddress } from './address'
export { canListAddresses } from './address-access'
export { addressFormFields, deliveryCountries, isOptionalAddressField, readAddressForm } from './address-form'
export type {
  AddressFormFields,
  AddressFormOptions,
  AddressFormReading,
  AddressFormValues,
  AddressProblem,
  DeliveryCountry,
  EnteredAddress,
} from './address-form'
export { addressName, fullName } from './person-name'
export type { AddressName, PersonName } from './person-name'
export { formatPhone, phoneHref } from './phone'
export { deriveShopperContext, isSignedIn } from './shopper-context'
export type { NamedAccount, ShopperContext, ShopperContextInput, ShopperDetails } from './shopper-context'
export { readVatId, vatIdField } from './vat-id'
export type { VatIdFinding, VatIdReading } from './vat-id'
export { companyCheckField, readCompanyCheck } from './company-check'
export type { CompanyCheck } from './company-check'
export { isStrongPassword, passwordMinimum } from './password'
