import { describe, expect, it } from 'vitest'
import type { CallReport } from './call-report'
import { junitReport } from './report-junit'

const reports: readonly CallReport[] = [
  {
    call: 'a.get',
    outcome: 'pass',
    status: 200,
    drifts: [],
    unknownFields: [],
    missingFields: [],
    duration: 1234,
  },
  {
    call: 'b.list',
    outcome: 'drift',
    status: 200,
    drifts: [{ path: 'items[0]', expected: 'string & <b>', seen: `"\u0000'` }],
    unknownFields: [],
    missingFields: [],
  },
  {
    call: 'c.get',
    outcome: 'not tested',
    drifts: [],
    unknownFields: [],
    missingFields: [],
    reason: 'no "record"',
  },
]

describe('junitReport', () => {
  it('has a test per call: drift fails, untested calls are skipped', () => {
    const counts =
      'name="https://shop.example/?a=1&amp;b=2" tests="3" failures="1" errors="0" skipped="1" time="1.234"'
    expect(junitReport(reports, 'https://shop.example/?a=1&b=2').split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites ${counts}>`,
      `  <testsuite ${counts}>`,
      '    <testcase classname="a" name="a.get" time="1.234"/>',
      '    <testcase classname="b" name="b.list" time="0.000">',
      '      <failure message="1 place of drift, status 200" type="drift">items[0]: expected string &amp; &lt;b&gt;, seen &quot;&apos;</failure>',
      '    </testcase>',
      '    <testcase classname="c" name="c.get" time="0.000">',
      '      <skipped message="no &quot;record&quot;"/>',
      '    </testcase>',
      '  </testsuite>',
      '</testsuites>',
      '',
    ])
  })
})
