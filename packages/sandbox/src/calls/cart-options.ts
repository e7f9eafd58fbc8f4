/** How carts behave where organisations differ. Everything is optional. */
export interface CartOptions {
  /** Whether a second write while the cart is calculated answers 409. @default true */
  readonly strict?: boolean
  /**
   * What cart-items answers while the cart is calculated: 202 with the list, 422, or 200 with an empty list beside
   * a summary that counts products. @default 'accepted'
   */
  readonly readAfterWrite?: 'accepted' | 'unprocessable' | 'empty'
  /** What stands for the amounts of a cart that is calculated, or whose calculation failed. @default 'null' */
  readonly unsettledAmounts?: 'null' | 'zero'
  /** Whether the calculation of a write fails, until the write is sent once more. @default false */
  readonly failsFirst?: boolean
  /** What an organisation without the permission answers to inventory reservations: 404 or 403. @default 'on' */
  readonly reservations?: 'on' | 'missing' | 'forbidden'
  /** Whether a guest's cart is kept on sign-in; without it `actions/preserve` answers nothing. @default true */
  readonly preserve?: boolean
}
