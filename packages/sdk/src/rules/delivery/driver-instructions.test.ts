import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findInstructionsProblem,
  instructionsLimit,
  normalizeInstructions,
  readInstructions,
  writeInstructions,
  type DriverInstructions,
} from './driver-instructions'

const none: DriverInstructions = { needsLift: false, callBefore: '', openingHours: '', remark: '' }

const arbitrary = fc.record({
  needsLift: fc.boolean(),
  callBefore: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' })),
  openingHours: fc.string(),
  remark: fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('Hebebühne: ja', 'Bemerkung: a\nAnnahme: b'),
  ),
})

describe('driver instructions', () => {
  it.each<[Partial<DriverInstructions>, string]>([
    [{}, ''],
    [{ needsLift: true }, 'Hebebühne: ja'],
    [{ callBefore: '+41 71 555 01 00' }, 'Anruf vorher: +41 71 555 01 00'],
    [{ openingHours: ' Mo–Fr 7–12,\n13–16 ' }, 'Annahme: Mo–Fr 7–12, 13–16'],
    [{ remark: ' Rampe 3\r\nhinten ' }, 'Bemerkung: Rampe 3\nhinten'],
    [
      { needsLift: true, callBefore: '+41 1', openingHours: '8–12', remark: 'Tor' },
      'Hebebühne: ja\nAnruf vorher: +41 1\nAnnahme: 8–12\nBemerkung: Tor',
    ],
  ])('%j are written as %j', (given, text) => {
    expect(writeInstructions({ ...none, ...given })).toBe(text)
  })

  it.each<[string | null, Partial<DriverInstructions>]>([
    [null, {}],
    ['', {}],
    ['Bitte klingeln', { remark: 'Bitte klingeln' }],
    ['Bitte klingeln\nBemerkung: Tor', { remark: 'Bitte klingeln\nBemerkung: Tor' }],
    ['Hebebühne: ja\nBitte klingeln', { remark: 'Hebebühne: ja\nBitte klingeln' }],
    ['Hebebühne: ja\r\nBemerkung: Tor', { needsLift: true, remark: 'Tor' }],
  ])('%j is read as %j', (text, expected) => {
    expect(readInstructions(text)).toEqual({ ...none, ...expected })
  })

  it('are read as they were written', () => {
    fc.assert(
      fc.property(arbitrary, (given) => {
        expect(readInstructions(writeInstructions(given))).toEqual(normalizeInstructions(given))
      }),
    )
  })

  it.each<[Partial<DriverInstructions>, unknown]>([
    [{ remark: 'x'.repeat(244) }, undefined],
    [{ remark: 'x'.repeat(245) }, { field: 'remark', room: 244 }],
    [{ openingHours: 'x'.repeat(247) }, { field: 'openingHours', room: 246 }],
    [
      { needsLift: true, remark: 'x'.repeat(300) },
      { field: 'remark', room: 230 },
    ],
    [
      { openingHours: 'x'.repeat(300), remark: 'short' },
      { field: 'openingHours', room: 229 },
    ],
  ])('%j have the problem %j', (given, problem) => {
    expect(findInstructionsProblem({ ...none, ...given })).toEqual(problem)
  })

  it('fit once the field has no more characters than there is room for', () => {
    fc.assert(
      fc.property(arbitrary, fc.integer({ min: 0, max: 400 }), (given, extra) => {
        const long = { ...given, callBefore: '', remark: `a${'b'.repeat(extra)}` }
        const problem = findInstructionsProblem(long)
        if (problem === undefined) return writeInstructions(long).length <= instructionsLimit
        const shorter = { ...long, [problem.field]: long[problem.field].slice(0, problem.room) }
        return writeInstructions(shorter).length <= instructionsLimit
      }),
    )
  })
})
