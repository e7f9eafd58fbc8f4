import { countOf, driftText, type CallReport } from './call-report'

/**
 * The report as JUnit XML, which CI systems show as tests: one per call, drift as failure, untested calls as skipped.
 * @param name of the suite
 */
export function junitReport(reports: readonly CallReport[], name = 'contract'): string {
  const seconds = inSeconds(reports.reduce((sum, { duration = 0 }) => sum + duration, 0))
  const counts = attributesText({
    name,
    tests: reports.length,
    failures: countOf(reports, 'drift'),
    errors: 0,
    skipped: countOf(reports, 'not tested'),
    time: seconds,
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${counts}>`,
    `  <testsuite${counts}>`,
    ...reports.flatMap(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function testCase(report: CallReport): readonly string[] {
  const { call, outcome, duration = 0, reason = '' } = report
  const [group = call] = call.split('.')
  const open = `    <testcase${attributesText({ classname: group, name: call, time: inSeconds(duration) })}`
  if (outcome === 'pass') return [`${open}/>`]
  const inside = outcome === 'drift' ? failure(report) : `<skipped${attributesText({ message: reason })}/>`
  return [`${open}>`, `      ${inside}`, '    </testcase>']
}

function failure({ drifts, status }: CallReport): string {
  const message = `${drifts.length} ${drifts.length === 1 ? 'place' : 'places'} of drift, status ${status ?? 'none'}`
  return `<failure${attributesText({ message, type: 'drift' })}>${escape(drifts.map(driftText).join('\n'))}</failure>`
}

const inSeconds = (ms: number): string => (ms / 1000).toFixed(3)

const attributesText = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Drops characters that XML 1.0 cannot represent. */
const escape = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
