import { describe, expect, it } from 'vitest'
import { seedAccounts } from '../../seed/people'
import { hashPassword, isPassword } from './password'

describe('isPassword', () => {
  it('accepts the stored password', async () => {
    const stored = await hashPassword('Schachtel 7', 'salt')
    expect(await isPassword('Schachtel 7', stored)).toBe(true)
    expect(await isPassword('schachtel 7', stored)).toBe(false)
  })

  it('accepts the demo password of every seeded buyer', async () => {
    const stored = seedAccounts.flatMap(({ buyer }) => buyer?.password ?? [])
    expect(await Promise.all(stored.map((text) => isPassword('cartonnage', text)))).toEqual(
      Array(4).fill(true),
    )
  })
})
