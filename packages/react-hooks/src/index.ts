/**
 * React bindings of `@cartonnage/sdk`: a provider, hooks over its stores, and parts with behaviour but no look.
 *
 * @module
 */
export { ShopProvider, useShop } from './shop-provider'
export type { ShopProviderProps } from './shop-provider'
export { useAction } from './use-action'
export type { Action } from './use-action'
export { useStore } from './use-store'

export { useCart, useCartSummary } from './use-cart'
export type { CartView } from './use-cart'
export { useCartCounts } from './use-cart-counts'
export type { CartCountsView } from './use-cart-counts'
export { useCheckout } from './use-checkout'
export type { CheckoutView } from './use-checkout'
export { useGuestCart } from './use-guest-cart'
export type { GuestCartView } from './use-guest-cart'
export { useNavigation } from './use-navigation'
export type { NavigationView } from './use-navigation'
export { useSession } from './use-session'
export type { SessionView } from './use-session'
export { useVat } from './use-vat'
export type { VatView } from './use-vat'

export { Money } from './money'
export type { MoneyProps } from './money'
export { PriceTiers } from './price-tiers'
export type { PriceTiersProps } from './price-tiers'
export { usePriceTiers } from './use-price-tiers'
export type { PriceTiersInput, PriceTiersView, SelectablePriceTierRow } from './use-price-tiers'
export { QuantityInput } from './quantity-input'
export type { QuantityInputProps } from './quantity-input'
export { useQuantityInput } from './use-quantity-input'
export type { QuantityInputOptions, QuantityInputView, StepButtonProps } from './use-quantity-input'
export type { QuantityChange, QuantityMessage } from './quantity-change'
