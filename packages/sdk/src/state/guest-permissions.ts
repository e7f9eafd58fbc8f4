/** What the shop lets guests do; buyers always may. */
export interface GuestPermissions {
  /** Whether guests may have a cart on the server. */
  readonly guestCartEnabled: boolean
  /** Whether guests may check out. */
  readonly guestCheckoutEnabled: boolean
}
