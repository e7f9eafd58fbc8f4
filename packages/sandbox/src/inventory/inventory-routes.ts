import { Hono } from 'hono'
import { noContent, readBody } from '../calls/responses'
import type { Env, Exchange } from '../calls/call'
import { invalidInput } from '../platform-error'
import { releaseInventory, reserveInventory, type ReservationOutcome } from './inventory'

/** The longest reservation: a week, in seconds. */
const LONGEST = 7 * 24 * 60 * 60

const path = '/carts/:cartId/inventory-reservations'

/** Stock that is held for a cart. */
export const inventoryRoutes = new Hono<Env>()
  .put(path, async (c) => {
    const durationInSeconds = readDuration(await readBody(c, ['durationInSeconds']))
    const requested = { cartId: c.req.param('cartId'), durationInSeconds }
    return reservationResponse(c, reserveInventory(c.var, requested), durationInSeconds)
  })
  .delete(path, (c) => {
    releaseInventory(c.var, c.req.param('cartId'))
    return noContent(c)
  })

/** 422 with the lines that are short, as a checkout has them; 200 otherwise. */
function reservationResponse(
  c: Exchange,
  { cartId, reservation, errors }: ReservationOutcome,
  durationInSeconds: number,
) {
  if (!reservation) return c.json({ cartId, reservationId: null, errors }, 422)
  const expirationTime = new Date(reservation.expiresAt).toISOString()
  return c.json({ cartId, reservationId: reservation.id, expirationTime, durationInSeconds, errors })
}

function readDuration({ durationInSeconds: value }: Record<string, unknown>): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LONGEST) return value
  throw invalidInput(`durationInSeconds is a whole number from 1 to ${LONGEST}.`)
}
