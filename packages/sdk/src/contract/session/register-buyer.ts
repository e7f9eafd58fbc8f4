import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
export const registerBuyer = defineCall(
  {
    id: 'buyers.register',
    method: 'POST',
    path: `${webstorePath}/buyers/registrations`,
    base: 'api',
    responses: { 200: z.unknown(), 201: z.unknown() },
  },
  request<{ body: { firstName: string; lastName: string; email: string } }>,
)
