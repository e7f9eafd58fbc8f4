import { checkoutStock } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'

/** Gives back what the checkout has reserved. Never fails. */
export const releaseStock = ({ use }: Client): Promise<void> => use(checkoutStock).release()
