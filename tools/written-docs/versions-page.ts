import type { CallVersion } from '../../packages/sdk/src/contract/versions/call-versions'

type Versions = Readonly<Record<string, CallVersion>>

const cells = (row: readonly string[]) => `| ${row.join(' | ')} |`
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) => [
  cells(heads),
  cells(heads.map(() => '---')),
  ...rows.map(cells),
  '',
]

const versionOf = (version: number | undefined) => (version === undefined ? '' : `v${version}`)

/** The versions of the calls as a page; `oldest` is the oldest version that a client can call. */
export const writeVersionsPage = (versions: Versions, oldest: number) => {
  const calls = Object.entries(versions)
  const younger = calls.filter(([, { since, until }]) => since > oldest || until !== undefined)
  const changed = calls.flatMap(([id, { changes = {} }]) =>
    Object.entries(changes)
      .filter(([version]) => Number(version) > oldest)
      .map(([version, what]) => [versionOf(Number(version)), `\`${id}\``, what]),
  )
  return [
    ...head(oldest),
    '## Calls that not every version has',
    '',
    'Below its first version the platform responds with 404, and so does the sandbox.',
    '',
    ...table(
      ['Call', 'Since', 'Documented until', 'What the client does without it'],
      younger.map(([id, { since, until, without = 'The call fails with 404.' }]) => [
        `\`${id}\``,
        versionOf(since),
        versionOf(until),
        without,
      ]),
    ),
    '## What is new of a call',
    '',
    'Members that a version lacks are null or empty lists in what the client gives.',
    '',
    ...table(
      ['Since', 'Call', 'What'],
      changed.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

const head = (oldest: number) => [
  '# Versions of the platform’s API',
  '',
  'Written by `pnpm written-docs` from `packages/sdk/src/contract/versions/call-versions.ts`, the constant `callVersions` of',
  '`@cartonnage/sdk/contract`. It says what is documented in public; organisations may differ.',
  '',
  `A client calls v65.0 unless its option \`apiVersion\` says otherwise, from v${oldest}.0 to v67.0. Server actions keep v65.0 in`,
  'their paths. The sandbox answers by the version in the path of a call. The contract kit checks a version with',
  '`--api-version`, and does not test what it lacks.',
  '',
  'Calls that are not listed have been there before, or their first version is not documented.',
  '',
]
