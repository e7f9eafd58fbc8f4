import { guestCatalogue } from '@cartonnage/sdk'
import type { Client, GuestCatalogue } from '@cartonnage/sdk'

/** Products and prices of a guest's lines. Fetched with the first line, with the code that calls the platform. */
export const loadGuestProducts = ({ use }: Client): Promise<GuestCatalogue> => use(guestCatalogue).load()
