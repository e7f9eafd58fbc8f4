import { describe, expect, it } from 'vitest'
import type { CallReport } from '../report/call-report'
import { requireResponses, requireEntry } from './shop-not-checked'

const found = { drifts: [], unknownFields: [], missingFields: [] }
const responded = (status: number): CallReport => ({ ...found, call: 'a.get', outcome: 'not tested', status })
const left: CallReport = { ...found, call: 'b.get', outcome: 'not tested', reason: 'writes' }
const lost: CallReport = {
  ...found,
  call: 'c.get',
  outcome: 'drift',
  drifts: [{ path: '', expected: 'an answer', seen: 'no answer within 15000 ms' }],
}

describe('requireAnswers', () => {
  it.each<readonly [string, readonly CallReport[]]>([
    ['nothing was asked', [left, left]],
    ['two calls got no answer', [left, lost, lost]],
    ['one of many was answered', [lost, lost, responded(500), lost]],
  ])('waits for more when %s', (_, reports) => {
    expect(() => requireResponses(reports, 'https://shop.example')).not.toThrow()
  })

  it('ends the run when three calls and no other got an answer, and says what was met', () => {
    expect(() => requireResponses([lost, left, lost, lost], 'https://shop.example')).toThrow(
      expect.objectContaining({
        reason: 'unreachable',
        message: 'The shop at https://shop.example cannot be reached: no answer within 15000 ms.',
      }),
    )
  })
})

describe('requireEntry', () => {
  it.each<readonly [string, readonly CallReport[]]>([
    ['nothing was asked', [left]],
    ['one call was answered', [responded(401), responded(200)]],
    ['calls are not for this visitor', [responded(403), responded(403)]],
  ])('goes on when %s', (_, reports) => {
    expect(() => requireEntry(reports)).not.toThrow()
  })

  it.each([[[401, 401]], [[401, 403]]])('ends the run when all that was asked is refused: %j', (statuses) => {
    expect(() => requireEntry([left, ...statuses.map(responded)])).toThrow(
      expect.objectContaining({ name: 'ShopNotCheckedError', reason: 'refused' }),
    )
  })
})
