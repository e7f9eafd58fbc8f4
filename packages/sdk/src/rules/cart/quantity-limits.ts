/** The most units of one line of a cart, a guest's or a buyer's. */
export const largestQuantity = 999_999

/** The most lines of a guest's cart. */
export const mostGuestCartLines = 500
