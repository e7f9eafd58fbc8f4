/** The maximum number of units in a line, in guest carts and buyer carts. */
export const largestQuantity = 999_999

/** The maximum number of lines in a guest cart. */
export const maximumGuestCartLines = 500

/** How many stored lines a page shows: those within the limit, and some beyond. The others appear as lines are removed. */
export const shownGuestLines = 550
