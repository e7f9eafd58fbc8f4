import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionContextSchema } from './context'

describe('sessionContextSchema', () => {
  it('[3.shopper-context-1] reads guest, account, user, profile and buyer groups', () => {
    const wire = {
      guestUser: false,
      accountId: '001Q50000000001AAA',
      accountName: 'Alpenblick Versand AG',
      userId: '005Q50000000001AAA',
      profile: { userName: 'reto', firstName: 'Reto', lastName: 'Brunner', email: 'reto@example.com' },
      buyerGroups: [{ id: '0ZIQ50000000002AAA', name: 'Business' }],
    }
    expect(z.parse(sessionContextSchema, { ...wire, more: 1 })).toEqual({ ...wire, userType: null })
  })

  it('[3.shopper-context-1] reads a guest, who has neither account nor profile', () => {
    const wire = { userId: '005', guestUser: true, accountId: null, accountName: null, profile: null }
    expect(z.parse(sessionContextSchema, wire)).toEqual({ ...wire, userType: null, buyerGroups: [] })
  })
})
