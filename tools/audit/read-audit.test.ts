import { describe, expect, it } from 'vitest'
import { readAudit } from './read-audit.mjs'

const advisory = (severity: string) => ({
  ...{
    severity,
    module_name: 'left-pad',
    title: 'pads too much',
    url: 'https://github.com/advisories/GHSA-1',
  },
  ...{ findings: [{ version: '1.0.0', paths: ['.'] }], patched_versions: '>=1.0.1' },
})
const report = (...severities: readonly string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(severities.map((one, id) => [id, advisory(one)])),
    metadata: {},
  })
const error = (code: string, message: string) => JSON.stringify({ error: { code, message } }, null, 2)

describe('readAudit', () => {
  it.each([
    ['nothing', report(), 'clean'],
    ['a moderate and a low one', report('moderate', 'low'), 'clean'],
    ['a high one', report('low', 'high'), 'found'],
    ['a critical one', report('critical'), 'found'],
    ['a severity that nobody knows', report('severe'), 'found'],
    ['a warning in front', ` WARN  retried {once\n${report('high')}`, 'failed'],
    ['a warning without braces in front', ` WARN  retried once\n${report('high')}`, 'found'],
    [
      'a registry without audits',
      error('ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS', 'it doesn’t exist'),
      'unavailable',
    ],
    ['a registry that refuses', error('ERR_PNPM_AUDIT_BAD_RESPONSE', 'responded with 405: '), 'unavailable'],
    ['no network', error('pnpm', 'fetch failed'), 'unavailable'],
    ['a slow network', error('pnpm', 'The operation was aborted due to timeout'), 'unavailable'],
    ['no lockfile', error('ERR_PNPM_AUDIT_NO_LOCKFILE', 'No pnpm-lock.yaml found'), 'failed'],
    ['another tool', 'pnpm: not found', 'failed'],
    ['nothing at all', '', 'failed'],
    ['JSON of another kind', '{"a":1}', 'failed'],
  ])('%s', (_, output, state) => {
    expect(readAudit(output).state).toBe(state)
  })

  it('names package, version and what mends it', () => {
    expect(readAudit(report('high')).lines).toEqual([
      'high: left-pad 1.0.0: pads too much (https://github.com/advisories/GHSA-1), fixed in >=1.0.1',
      '1 of 1 advisories are high or critical',
    ])
  })
})
