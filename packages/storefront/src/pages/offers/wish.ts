/** How long a message to the seller may be, in characters. */
export const longestWish = 4000
