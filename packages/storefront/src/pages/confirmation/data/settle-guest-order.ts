import { guestSessionCart, type Client } from '@cartonnage/sdk'

/** Takes what was ordered out of the guest's cart. */
export const settleGuestOrder = ({ use }: Client): Promise<void> => use(guestSessionCart).settleOrder()
