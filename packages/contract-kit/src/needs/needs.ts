import { buyerNeeds } from './buyer-needs'
import { cartNeeds } from './cart-needs'
import { catalogNeeds } from './catalog-needs'
import type { Need } from './need'

const needs: Readonly<Record<string, readonly Need[]>> = { ...catalogNeeds, ...cartNeeds, ...buyerNeeds }

/** What a shop cannot do without in the answers to a call. */
export const needsOf = (callId: string): readonly Need[] => needs[callId] ?? []
