import { describe, expect, it } from 'vitest'
import type { CallReport } from '../report/call-report'
import { requireReachable, requireAdmission } from './shop-not-checked'

const found = { drifts: [], unknownFields: [], missingFields: [] }
const responded = (status: number): CallReport => ({ ...found, call: 'a.get', outcome: 'not tested', status })
const left: CallReport = { ...found, call: 'b.get', outcome: 'not tested', reason: 'writes' }
const lost: CallReport = {
  ...found,
  call: 'c.get',
  outcome: 'drift',
  drifts: [{ path: '', expected: 'an answer', seen: 'no answer within 15000 ms' }],
}

describe('requireReachable', () => {
  it.each<readonly [string, readonly CallReport[]]>([
    ['nothing was sent', [left, left]],
    ['two calls got no response', [left, lost, lost]],
    ['one of many got a response', [lost, lost, responded(500), lost]],
  ])('does not throw when %s', (_, reports) => {
    expect(() => requireReachable(reports, 'https://shop.example')).not.toThrow()
  })

  it('throws when three calls, and no other, got no response, and names the cause', () => {
    expect(() => requireReachable([lost, left, lost, lost], 'https://shop.example')).toThrow(
      expect.objectContaining({
        reason: 'unreachable',
        message: 'The shop at https://shop.example cannot be reached: no answer within 15000 ms.',
      }),
    )
  })
})

describe('requireAdmission', () => {
  it.each<readonly [string, readonly CallReport[]]>([
    ['nothing was sent', [left]],
    ['one call got a response', [responded(401), responded(200)]],
    ['calls are not for this visitor', [responded(403), responded(403)]],
  ])('does not throw when %s', (_, reports) => {
    expect(() => requireAdmission(reports)).not.toThrow()
  })

  it.each([[[401, 401]], [[401, 403]]])('throws when every call is refused: %j', (statuses) => {
    expect(() => requireAdmission([left, ...statuses.map(responded)])).toThrow(
      expect.objectContaining({ name: 'ShopNotCheckedError', reason: 'refused' }),
    )
  })
})
