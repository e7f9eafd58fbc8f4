/** The maximum number of units in a line, in guest carts and buyer carts. */
export const largestQuantity = 999_999

/** The maximum number of lines in a guest cart. */
export const maximumGuestCartLines = 500
