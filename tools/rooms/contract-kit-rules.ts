import { forbid, layers, react } from './rule.ts'

export const contractKitRules = [
  ...layers('packages/contract-kit/src', {
    target: 'target/',
    schemas: 'json-schema\\.ts',
    report: 'report/',
    needs: 'needs/',
    steps: 'steps/',
    run: 'run/',
    record: 'record/',
    openapi: 'openapi/',
    verify: '(?:verify|contract-tests)\\.ts',
    entries: 'cli/|(?:cli|index|node-version)\\.ts',
  }),
  forbid('The kit knows no React.', '^packages/contract-kit/src/', react),
]
