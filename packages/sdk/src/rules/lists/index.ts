/**
 * Lists of products with quantities, and favourites.
 *
 * @module @cartonnage/sdk/rules/lists
 */
export {
  addGuestFavourite,
  hasFavourite,
  readGuestFavourites,
  removeGuestFavourites,
} from './guest-favourites'
export { maximumListLines } from './list-limits'
export { checkListName, favouritesName, isFavouritesName, isSameListName, longestListName } from './list-name'
