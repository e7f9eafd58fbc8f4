import { favourites } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'

/** Loads the buyer's favourites, to which those of the guest of this browser go first. */
export const keepGuestFavourites = ({ use }: Client): Promise<unknown> => use(favourites).load()
