import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { messages as german } from '../messages/de'
import { messages as swissGerman } from '../messages/de-CH'
import { messages as english } from '../messages/en-US'
import { messages as french } from '../messages/fr-CH'
import { errorCatalogue } from './error-catalogue'

const sources = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && !/\.(?:test|fixture|example)\.ts$/.test(file),
)
const source = files
  .filter((file) => !file.startsWith('errors/error-catalogue'))
  .map((file) => readFileSync(`${sources}${file}`, 'utf8'))
  .join('\n')

const found = (pattern: RegExp, text = source) => [...text.matchAll(pattern)].map(([, code = '']) => code)
const declared = readFileSync(`${sources}errors/errors.ts`, 'utf8').split('export interface')[0] ?? ''
const codes = new Set<string>(errorCatalogue.map(({ code }) => code))
const clauses = errorCatalogue.flatMap(({ clause }) => clause ?? [])
const languages = { de: german, 'de-CH': swissGerman, 'fr-CH': french, 'en-US': english }

describe('errorCatalogue', () => {
  it('has a row for each clause from 8-1 to 8-33, in their order', () => {
    const numbers = Array.from({ length: 33 }, (_, index) => `8-${index + 1}`)
    expect([...new Set(clauses)]).toEqual(numbers)
  })

  it.each(found(/^ {2}\| '([A-Z_]+)'/gm, declared))('has a row for the code %s', (code) => {
    expect(codes).toContain(code)
  })

  it('has a row for each code that the sources throw', () => {
    const thrown = found(/new ShopError\(\s*'([A-Z_]+)'/g)
    const handedOn = found(/\bcode: '([A-Z_]{3,})'/g)
    expect(thrown.length).toBeGreaterThan(30)
    expect([...new Set([...thrown, ...handedOn])].filter((code) => !codes.has(code))).toEqual([])
  })

  it('has each code of this package and of the platform once, besides the clauses', () => {
    const others = errorCatalogue.filter(({ clause }) => clause === undefined).map(({ code }) => code)
    const withClause = errorCatalogue.filter(({ family }) => family === 'code').map(({ code }) => code)
    const once = [...others, ...withClause]
    expect(once.filter((code, index) => once.indexOf(code) !== index)).toEqual([])
  })

  it('is imported by no part of a client', () => {
    const own = /^(?:errors\/(?:index|describe-error|find-error-row|error-[a-z-]+)|messages\/.*)\.ts$/
    const others = files
      .filter((file) => !own.test(file))
      .map((file) => readFileSync(`${sources}${file}`, 'utf8'))
    const imports = others.flatMap((text) => found(/from '(\.[^']*)'/g, text))
    expect(imports.length).toBeGreaterThan(300)
    const paths =
      /(?:errors\/index|\/describe-error|find-error-row|error-catalogue|error-notification|messages)\b/
    expect(imports.filter((path) => paths.test(path))).toEqual([])
  })

  it('advises to try again only where that may help', () => {
    const again = errorCatalogue.filter(({ action }) => action === 'tryAgain' || action === 'wait')
    expect(again.length).toBeGreaterThan(0)
    expect(again.filter(({ retryable }) => !retryable)).toEqual([])
  })

  it('explains each row in one sentence of its own', () => {
    const causes = errorCatalogue.map(({ cause }) => cause)
    expect(causes.filter((cause) => !/^[A-Z'].*\.$/.test(cause))).toEqual([])
    expect(new Set(causes).size).toBe(causes.length)
  })

  it.each([
    ['8-4', ['effective account id required']],
    ['8-17', ['Aborted']],
    ['8-19', ['item not found']],
    ['8-20', ['missing action']],
    ['8-27', ['CPA disabled']],
    ['8-28', ['addressId is required']],
    ['8-29', ['deliveryGroupId required']],
    ['8-30', ['async maximum wait exceeded']],
    ['8-31', ["The 'effectiveAccountId' param is required to be able to successfully execute this request."]],
    [
      '8-33',
      [
        'unknown vertical position attribute',
        'unknown horizontal position attribute',
        'incorrect argument count, expected 1, 2 or 3',
      ],
    ],
  ])('keeps the text of %s to the letter', (clause, texts) => {
    const rows = errorCatalogue.filter((row) => row.clause === clause)
    expect(rows.map(({ text }) => text)).toEqual(texts)
  })
})

describe.each(Object.entries(languages))('messages in %s', (language, texts) => {
  const { labels, messages, actions, waits, targetLabels: ways } = texts
  it('have a message for each row', () => {
    const silent = errorCatalogue.filter(({ message }) => messages[message].trim() === '')
    expect(silent).toEqual([])
  })

  it('have an action for each row, or an empty one', () => {
    const idle = errorCatalogue.filter(({ action }) => (actions[action] === '') !== (action === 'none'))
    expect(idle).toEqual([])
  })

  it('label the target of each action that has one', () => {
    const leading = Object.keys(actions).filter((key) => !['none', 'checkInput'].includes(key))
    const named = Object.entries(ways).filter(([, label]) => label !== '')
    expect(named.map(([key]) => key)).toEqual(leading)
  })

  it('have no text that no row uses', () => {
    const used = new Set<string>(errorCatalogue.flatMap(({ message, action }) => [message, action]))
    expect(Object.keys({ ...messages, ...actions, ...ways }).filter((key) => !used.has(key))).toEqual([])
  })

  it('end as sentences do', () => {
    const texts = [messages, actions, waits]
      .flatMap((part) => Object.values(part))
      .filter((text) => text !== '')
    expect(texts.filter((text) => !/[.}]$/.test(text))).toEqual([])
  })

  it('say how long to wait', () => {
    expect(waits.minute).not.toContain('{')
    expect(waits.minutes).toContain('{minutes}')
    expect(waits.hours).toContain('{hours}')
  })

  it('have four labels', () => {
    expect(Object.values(labels).filter((label) => label.trim() !== '')).toHaveLength(4)
  })

  it('have ß in German only', () => {
    expect(JSON.stringify(texts).includes('ß')).toBe(language === 'de')
  })
})

describe('the labels of notifications', () => {
  it('are Success, Info, Warning and Error in English', () => {
    expect(Object.values(english.labels)).toEqual(['Success', 'Info', 'Warning', 'Error'])
  })
})
