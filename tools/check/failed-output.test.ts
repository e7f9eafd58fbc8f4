import { expect, it } from 'vitest'
import { failedOutput } from './failed-output.ts'

it('names the failed tests first, then prints the output without what passed', () => {
  const output =
    ' \u001b[32m✓\u001b[39m a.test.ts (3 tests)\nok 1 - adds\n[2/9] a page opens\nnot ok 2 - takes\n\n'
  const failures = [{ test: 'takes', isFlaky: false, message: 'expected 1\nto be 2' }]
  expect(failedOutput(output, failures).split('\n')).toEqual([
    'FAILED takes',
    '   │ expected 1',
    '   │ to be 2',
    '   │ not ok 2 - takes',
  ])
})

it('prints the last 150 lines only', () => {
  const output = Array.from({ length: 1000 }, (_, index) => `line ${index + 1}`).join('\n')
  const lines = failedOutput(output, []).split('\n')
  expect(lines).toHaveLength(151)
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([
    '   │ … 850 lines before',
    '   │ line 851',
    '   │ line 1000',
  ])
})
