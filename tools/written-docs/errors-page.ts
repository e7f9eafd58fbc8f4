import { inCell } from '../markdown.ts'
import type { ErrorRow } from '../../packages/sdk/src/errors/error-catalogue-row'
import type { ErrorMessages } from '../../packages/sdk/src/messages/error-messages'

export type Row = ErrorRow
export type Messages = ErrorMessages
/** locale → texts */
export type Languages = ReadonlyMap<string, Messages>

const chapters: readonly [Row['family'][], string, string][] = [
  [['notification'], 'Notifications', 'What the shopper is told, whichever error is the cause.'],
  [['silent'], 'Silent failures', 'They are only logged; the page works without what is missing.'],
  [['response'], 'Responses', 'How a failed response of the platform becomes an error.'],
  [['code'], 'Codes of the client', 'What the client throws, named by the specification.'],
  [['own'], 'Codes of our own', 'What the client throws, not named by the specification.'],
  [['platform'], 'Codes of the platform', 'Passed on unchanged in `errors[].type`; there may be others.'],
  [['situation'], 'Situations', 'What only the call of a failed response tells, or the words of its body.'],
  [['status'], 'Statuses', 'What a failed response means if its code is unknown.'],
]

const inCode = (text: string) => `\`${text}\``

const line = (row: Row, english: Messages) => {
  const { clause, code, status, text, cause, visibility, retryable, message, action, reportedBy } = row
  const usual = status === undefined || code.startsWith('HTTP') ? '' : ` ${status}`
  const does = action === 'none' ? '' : `${inCell(english.actions[action])} (${inCode(action)})`
  const cells = [
    clause ?? '',
    `${inCode(code)}${usual}`,
    text === undefined ? '' : inCode(text),
    inCell(cause),
    reportedBy === 'place' ? `${visibility}, locally` : visibility,
    retryable ? 'yes' : 'no',
    inCode(message),
    does,
  ]
  return `| ${cells.join(' | ')} |`
}

const headings = {
  messages: 'What happened',
  actions: 'What the shopper can do',
  waits: 'What the shopper can do if the waiting time is known',
  targetLabels: 'The link or button for that',
  labels: 'Labels',
}

const chapter = (rows: readonly Row[], english: Messages) => [
  '| Clause | Code | Exact text | Cause | Shown | Try again | Message | What the shopper can do |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...rows.map((row) => line(row, english)),
  '',
]

/** A table of texts with a column per language. */
const textTable = (
  languages: Languages,
  part: 'labels' | 'messages' | 'actions' | 'waits' | 'targetLabels',
) => {
  const locales = [...languages.keys()]
  const keys = Object.keys(languages.get('en-US')?.[part] ?? {})
  const textOf = (messages: Messages, key: string) => new Map(Object.entries(messages[part])).get(key) ?? ''
  return [
    `| Key | ${locales.join(' | ')} |`,
    `| --- |${' --- |'.repeat(locales.length)}`,
    ...keys.map((key) => {
      const texts = [...languages.values()].map((messages) => inCell(textOf(messages, key)))
      return `| ${[inCode(key), ...texts].join(' | ')} |`
    }),
    '',
  ]
}

/** The error catalogue as a page. */
export const writeErrorsPage = (rows: readonly Row[], languages: Languages) => {
  const english = languages.get('en-US')
  if (!english) throw new Error('the English texts are missing')
  const tables = chapters.flatMap(([families, heading, about]) => [
    `## ${heading}`,
    '',
    about,
    '',
    ...chapter(
      rows.filter(({ family }) => families.includes(family)),
      english,
    ),
  ])
  const texts = (['messages', 'actions', 'waits', 'targetLabels', 'labels'] as const).flatMap((part) => [
    `### ${headings[part]}`,
    '',
    ...textTable(languages, part),
  ])
  return `${[...head, ...tables, '## Texts', '', ...texts].join('\n').trimEnd()}\n`
}

const head = [
  '# Errors',
  '',
  'Written by `pnpm written-docs` from `packages/sdk/src/errors/error-catalogue.ts` and',
  '`packages/sdk/src/messages/`. Callers branch on codes, never on texts.',
  '',
  '```ts',
  "import { describeError } from '@cartonnage/sdk/errors'",
  "import { messages } from '@cartonnage/sdk/messages/de-CH'",
  '',
  'const { title, message, action, target, isVisible, retryable } = describeError(error, messages)',
  '```',
  '',
  'A failed response of the platform is described by the first known code in its list, else by its status. Of the',
  'platform’s own messages only those about rules of the cart are shown. Unexpected exceptions get a general text.',
  '',
  '“Locally” means that the place where it happens may have a more specific message (`reportedBy`), which the shop then',
  'shows instead of this one.',
  '',
  '“Clause” is the clause of the specification; “Try again” says whether the same call may succeed later with the same',
  'input.',
  '',
]
