import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const reservationBodyShape = z.object({ durationInSeconds: z.number() })
export interface ReservationBody extends z.output<typeof reservationBodyShape> {}
export const reservationBodySchema: Schema<ReservationBody, ReservationBody> = reservationBodyShape
