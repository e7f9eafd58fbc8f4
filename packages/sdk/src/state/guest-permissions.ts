/** What the shop lets guests do; buyers always may. [3.shopper-context-8] */
export interface GuestPermissions {
  readonly guestCartEnabled: boolean
  readonly guestCheckoutEnabled: boolean
}
