import { walk } from './walk.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('./walk.mjs').Shopping} Shopping */
/** @typedef {{ checkoutId: string, total: string }} Reviewed */

/** The first open step of the checkout, as the shop leads to it; the review where nothing is open. @param {World} world @param {import('./walk.mjs').Step<unknown>} giveAddress @returns {import('./walk.mjs').Step<Reviewed | undefined>} */
const takeStep = (world, giveAddress) => async (page) => {
  const { checkout } = page.client
  const { checkoutId, deliveryGroups, cartSummary } = await world.shopCode.loadReservedCheckout(page.client)
  const [main] = deliveryGroups
  if (!main?.deliveryAddress) await giveAddress(page)
  else if (main.selectedDeliveryMethod)
    return { checkoutId, total: cartSummary?.grandTotalAmount?.amount ?? '' }
  else await checkout.setDeliveryMethod(main.availableDeliveryMethods[0]?.id ?? '')
  return undefined
}

/** From the cart to the review with faults, each step in a page of its own. @param {World} world @param {Shopping} shopping @param {import('./walk.mjs').Step<unknown>} giveAddress */
export const walkToReview = async (world, shopping, giveAddress) => {
  /** @type {Reviewed | undefined} */
  let reviewed
  while (!reviewed) reviewed = await walk(world, shopping, takeStep(world, giveAddress))
  return reviewed
}
