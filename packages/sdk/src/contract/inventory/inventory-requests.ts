import * as z from 'zod/mini'

/** Fails without a duration. */
export const reservationBodySchema = z.object({
  /** How long the stock is reserved; 14400 is four hours. */
  durationInSeconds: z.number(),
})
/** The platform ends a reservation by itself after this time. */
export interface ReservationBody extends z.output<typeof reservationBodySchema> {}
