/**
 * React bindings of `@cartonnage/sdk`: a provider, hooks for its stores, and unstyled components.
 *
 * @module
 */
export { ShopProvider, useFeature, useShopClient } from './shop-provider'
export type { ShopProviderProps } from './shop-provider'
export { useAction } from './use-action'
export type { Action } from './use-action'
export { useStore } from './use-store'

export { useCart } from './use-cart'
export type { CartView } from './use-cart'
export { useBuyerCart } from './use-buyer-cart'
export type { BuyerCartView } from './use-buyer-cart'
export { useCartCount } from './use-cart-count'
export type { CartCountView } from './use-cart-count'
export { useCartStatus } from './use-cart-status'
export { useGuestCart } from './use-guest-cart'
export type { GuestCartView } from './use-guest-cart'
export { submenuProps, useCategoryMenu } from './use-category-menu'
export type { CategoryMenuOptions, CategoryMenuView } from './use-category-menu'
export type { LocaleLocation, NamedLocale, PickableLocale, CurrentLocale } from './locale-choice'
export { useLocalePicker } from './use-locale-picker'
export type { LocalePickerInput, LocalePickerView } from './use-locale-picker'
export { useNavigation } from './use-navigation'
export type { NavigationView } from './use-navigation'
export { useQuickOrder } from './use-quick-order'
export type { QuickOrderView } from './use-quick-order'
export { useRegionPicker } from './use-region-picker'
export type { RegionPickerInput, RegionPickerView, RegionQuestion, RegionView } from './use-region-picker'
export { useSession } from './use-session'
export type { SessionView } from './use-session'
export { useGuestSimulation } from './use-guest-simulation'
export type { GuestSimulationView } from './use-guest-simulation'
export { useDeliveryDate } from './hooks/delivery/use-delivery-date'
export type { DeliveryDateOptions, ExpectedDelivery } from './hooks/delivery/use-delivery-date'
export { useProduct } from './hooks/product/use-product'
export type { ProductView } from './hooks/product/use-product'
export { useCompare } from './hooks/compare/use-compare'
export type { CompareView } from './hooks/compare/use-compare'
export { useFavourites } from './hooks/favourites/use-favourites'
export type { FavouritesView } from './hooks/favourites/use-favourites'
export { useQuotes } from './use-quotes'
export type { QuotesView } from './use-quotes'
export { useLists } from './use-lists'
export type { ListsView } from './use-lists'
export { useManagedAccounts } from './use-managed-accounts'
export type { ManagedAccountsView } from './use-managed-accounts'
export { tabSessionId } from './tab-session-id'
export { useUserMenu } from './use-user-menu'
export type {
  BuyerUserMenu,
  GuestUserMenu,
  HiddenUserMenu,
  UserMenuItem,
  UserMenuView,
} from './use-user-menu'
export { useVat } from './use-vat'
export type { VatView } from './use-vat'
export { useVatRates } from './use-vat-rates'

export { createAnalytics } from './analytics'
export type {
  Analytics,
  AnalyticsEvent,
  AnalyticsOptions,
  AnalyticsSink,
  MenuClick,
  ScreenView,
} from './analytics'

export { useCombobox } from './use-combobox'
export type { ComboboxOptions, ComboboxView } from './use-combobox'
export { useEnteredText } from './use-entered-text'
export { useSuggestions } from './use-suggestions'
export type { SuggestionsOptions } from './use-suggestions'

export { useBoxFinder } from './use-box-finder'
export type { BoxFinderView } from './use-box-finder'
export { boxDimensions, useBoxFinderForm } from './use-box-finder-form'
export type {
  BoxDimensionProblem,
  BoxFinderFieldProps,
  BoxFinderFormOptions,
  BoxFinderFormView,
  BoxDimension,
  ConvertedDimensions,
} from './use-box-finder-form'

export { useFacets } from './use-facets'
export type { FacetsOptions, FacetsView } from './use-facets'

export { createNotificationQueue } from './notification-queue'
export type { NotificationQueue, QueueEntry } from './notification-queue'
export { useNotificationLifetime } from './use-notification-lifetime'
export type { NotificationLifetime } from './use-notification-lifetime'

export { Money } from './money'
export type { MoneyProps } from './money'
export { PriceTiers } from './price-tiers'
export type { PriceTiersProps } from './price-tiers'
export { usePriceTiers } from './use-price-tiers'
export type { PriceTiersInput, PriceTiersView, SelectablePriceTierRow } from './use-price-tiers'
export { QuantityInput } from './quantity/quantity-input'
export type { QuantityInputProps } from './quantity/quantity-input'
export { useQuantityInput } from './quantity/use-quantity-input'
export type { QuantityInputOptions, QuantityInputView, StepButtonProps } from './quantity/use-quantity-input'
export type { QuantityChange, QuantityMessage } from './quantity/quantity-change'
