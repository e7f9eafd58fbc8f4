import { loadShopper } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'

/** Brings what the guest had gathered into the buyer's cart; ends with the cart's counts known. */
export const moveCart = ({ use }: Client): Promise<void> => use(loadShopper)()
