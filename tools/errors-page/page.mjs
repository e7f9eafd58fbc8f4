/** @typedef {import('../../packages/sdk/src/errors/error-catalogue-row').ErrorRow} Row */
/** @typedef {import('../../packages/sdk/src/messages/error-messages').ErrorMessages} Messages */
/** @typedef {ReadonlyMap<string, Messages>} Languages locale → texts */

/** @type {readonly [Row['family'][], string, string][]} */
const chapters = [
  [['notification'], 'Notifications', 'What is said to the shopper, whichever error is behind it.'],
  [['silent'], 'Silent failures', 'Only the log hears of them; the page goes on without what is missing.'],
  [['answer'], 'Answers', 'How an answer of the platform that says no becomes an error.'],
  [['code'], 'Codes of the client', 'What the client raises, as the specification names it.'],
  [['own'], 'Codes of our own', 'What the client raises, and the specification does not name.'],
  [['platform'], 'Codes of the platform', 'They stay as they come, in `errors[].type`; others are possible.'],
  [['status'], 'Statuses', 'What a refusal means whose code is unknown.'],
]

/** @param {string} text */
const inCell = (text) => text.replace(/[\\`*_{}[\]<>|$~#&]/g, (sign) => `\\${sign}`)

/** @param {string} text */
const inCode = (text) => `\`${text}\``

/** @param {Row} row @param {Messages} english */
const line = (row, english) => {
  const { clause, code, status, text, cause, shown, retryable, message, action, reportedBy } = row
  const usual = status === undefined || code.startsWith('HTTP') ? '' : ` ${status}`
  const does = action === 'none' ? '' : `${inCell(english.actions[action])} (${inCode(action)})`
  const cells = [
    clause ?? '',
    `${inCode(code)}${usual}`,
    text === undefined ? '' : inCode(text),
    inCell(cause),
    reportedBy === 'place' ? `${shown}, by its place` : shown,
    retryable ? 'yes' : 'no',
    inCode(message),
    does,
  ]
  return `| ${cells.join(' | ')} |`
}

const headings = {
  messages: 'What happened',
  actions: 'What the shopper can do',
  waits: 'What the shopper can do where it is known how long to wait',
  ways: 'The link or button that leads there',
  labels: 'Labels',
}

/** @param {readonly Row[]} rows @param {Messages} english */
const chapter = (rows, english) => [
  '| Clause | Code | Text to the letter | Cause | Shown | Try again | Message | What the shopper can do |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...rows.map((row) => line(row, english)),
  '',
]

/**
 * One table of texts, a language a column.
 * @param {Languages} languages
 * @param {'labels' | 'messages' | 'actions' | 'waits' | 'ways'} part
 */
const textTable = (languages, part) => {
  const locales = [...languages.keys()]
  const keys = Object.keys(languages.get('en-US')?.[part] ?? {})
  /** @param {Messages} messages @param {string} key */
  const textOf = (messages, key) => new Map(Object.entries(messages[part])).get(key) ?? ''
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

/**
 * The error catalogue as a page.
 * @param {readonly Row[]} rows
 * @param {Languages} languages
 */
export const writeErrorsPage = (rows, languages) => {
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
  const texts = /** @type {const} */ (['messages', 'actions', 'waits', 'ways', 'labels']).flatMap((part) => [
    `### ${headings[part]}`,
    '',
    ...textTable(languages, part),
  ])
  return `${[...head, ...tables, '## Texts', '', ...texts].join('\n').trimEnd()}\n`
}

const head = [
  '# Errors',
  '',
  'Written by `node tools/errors-page.mjs --update` from `packages/sdk/src/errors/error-catalogue.ts` and',
  '`packages/sdk/src/messages/`. Callers branch on codes, never on texts.',
  '',
  '```ts',
  "import { describeError } from '@cartonnage/sdk/errors'",
  "import { messages } from '@cartonnage/sdk/messages/de-CH'",
  '',
  'const { title, message, action, way, shown, retryable } = describeError(error, messages)',
  '```',
  '',
  'An answer of the platform is described by the first code of its list that is known, else by its status. Of the',
  'platform’s own sentences only those about rules of the cart are shown. Anything that was not thrown on purpose gets',
  'a general text.',
  '',
  '“By its place” means that where it happens there may be a sentence that says more (`toldBy`); the shop shows that one',
  'there, and these words everywhere else.',
  '',
  '“Clause” is that of the specification; “Try again” says whether the same call may succeed a little later, with the',
  'same input.',
  '',
]
