// Loaded where a buyer's favourites are shown, a guest has some, or a product is marked.
export { favourites } from '@cartonnage/sdk'
