/** How many products a list takes: as many as a cart has lines. */
export const maximumListLines = 500
