import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkbox, checkboxes, choice, hidden, secret, text } from './field-schema'
import { formSchema } from './form-schema'
import { readEntered, readForm } from './read-form'

type Value = string | File

function formOf(sent: Readonly<Record<string, Value | readonly Value[]>>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(sent)) {
    for (const value of [values].flat()) form.append(name, value)
  }
  return form
}

const file = () => new File(['Mira'], 'name.txt')

const schema = formSchema(
  {
    name: text({ isRequired: true, limit: 10 }),
    note: text({ isMultiline: true, limit: 20 }),
    code: text({ limit: 5, problems: { odd: (value) => value.length % 2 === 1 } }),
    password: secret({ isRequired: true, limit: 12, problems: { weak: (value) => !/\d/.test(value) } }),
  },
  ({ name, password }) => (name !== '' && password.includes(name) ? { password: 'containsName' } : {}),
)
const valid = { name: 'Mira', note: 'one\ntwo', code: 'AB', password: 'Karton 7' }

describe('readForm', () => {
  it.each([
    ['blanks around a text', { name: '  Mira ' }, { name: 'Mira' }],
    ['no-break spaces around a text', { name: '\u00a0Mira\u00a0' }, { name: 'Mira' }],
    ['cells that were pasted', { name: 'Mira\tKern' }, { name: 'Mira Kern' }],
    ['a line break in a line', { name: 'Mira\r\nK' }, { name: 'Mira  K' }],
    ['line breaks as a form sends them', { note: 'one\r\ntwo\r\n' }, { note: 'one\ntwo' }],
    ['an optional text that is empty', { code: '' }, { code: '' }],
    ['an optional text that is blank', { code: ' \t ' }, { code: '' }],
    ['the longest text', { name: 'x'.repeat(10) }, { name: 'x'.repeat(10) }],
    ['a text that is long before it is trimmed', { name: `${' '.repeat(99)}x` }, { name: 'x' }],
    ['blanks around a password', { password: ' Karton 7 ' }, { password: ' Karton 7 ' }],
    ['markup', { name: '<b>&amp;' }, { name: '<b>&amp;' }],
    ['letters of all scripts', { name: '名 Ñ 👩‍🌾' }, { name: '名 Ñ 👩‍🌾' }],
  ])('reads %s', (_, sent, values) => {
    expect(readForm(formOf({ ...valid, ...sent }), schema)).toMatchObject({
      isValid: true,
      values: { ...valid, ...values },
    })
  })

  it.each<[string, Readonly<Record<string, Value | readonly Value[]>>, Readonly<Record<string, string>>]>([
    ['an empty required text', { name: '' }, { name: 'missing' }],
    ['a blank required text', { name: ' \u00a0\t' }, { name: 'missing' }],
    ['a required text that was not sent', { name: [] }, { name: 'missing' }],
    ['a text beyond its limit', { name: 'x'.repeat(11) }, { name: 'long' }],
    ['a very long text', { note: 'x'.repeat(1_000_000) }, { note: 'long' }],
    ['several values', { name: ['Mira', 'Lea'] }, { name: 'repeated' }],
    ['several empty values', { code: ['', ''] }, { code: 'repeated' }],
    ['a file', { name: file() }, { name: 'file' }],
    ['a file beside a text', { name: ['Mira', file()] }, { name: 'file' }],
    ['NUL', { name: 'Mi\u0000ra' }, { name: 'characters' }],
    ['NUL alone', { name: '\u0000' }, { name: 'characters' }],
    ['a control character', { note: 'one\n\u001b[31mtwo' }, { note: 'characters' }],
    ['DEL', { code: 'A\u007f' }, { code: 'characters' }],
    ['a control character in a password', { password: 'Karton\u00077' }, { password: 'characters' }],
    ['a tab in a password', { password: 'Karton 7\n' }, {}],
    ['a rule of the field', { code: 'ABC' }, { code: 'odd' }],
    ['a long text, and no rule besides', { code: 'ABCDEFG' }, { code: 'long' }],
    ['a rule of several fields', { password: '7 Mira' }, { password: 'containsName' }],
    ['the field’s own problem before theirs', { password: 'Mira' }, { password: 'weak' }],
    [
      'a rule of several fields beside others',
      { name: ['Mira', 'Lea'], password: '7 Mira', code: 'ABC' },
      {
        name: 'repeated',
        code: 'odd',
        password: 'containsName',
      },
    ],
    [
      'everything missing',
      { name: [], note: [], code: [], password: [] },
      { name: 'missing', password: 'missing' },
    ],
  ])('finds %s', (_, sent, problems) => {
    const reading = readForm(formOf({ ...valid, ...sent }), schema)
    expect(reading.isValid ? {} : reading.problems).toEqual(problems)
  })

  it('lists the problems in the order of the fields', () => {
    const reading = readForm(formOf({ password: 'x', code: 'ABC', note: file(), name: '' }), schema)
    expect(reading.isValid ? [] : Object.keys(reading.problems)).toEqual(['name', 'note', 'code', 'password'])
  })

  it('returns what was entered without passwords, control characters and files', () => {
    const sent = { name: ['Mi\u0000ra', 'Lea'], note: ' one\r\n\u0007two ', code: file(), password: 'x' }
    expect(readForm(formOf(sent), schema).entered).toEqual({ name: 'Mira', note: 'one\ntwo', code: '' })
  })

  it('does not read names that the schema does not have', () => {
    const sent = { ...valid, __proto__x: 'a', constructor: 'b', toString: 'c', isValid: 'd' }
    expect(readForm(formOf(sent), schema)).toEqual({
      isValid: true,
      values: valid,
      entered: { name: 'Mira', note: 'one\ntwo', code: 'AB' },
    })
  })
})

describe('the fields that a page fills in', () => {
  const fields = {
    kind: choice(['Shipping', 'Billing']),
    keep: checkbox(),
    line: checkboxes(),
    id: hidden(),
  }
  const nothing = { kind: 'Shipping', keep: false, line: [], id: '' }

  it.each<[string, Readonly<Record<string, Value | readonly Value[]>>, object]>([
    ['nothing', {}, nothing],
    ['a choice', { kind: 'Billing' }, { kind: 'Billing' }],
    ['an unknown choice', { kind: 'toString' }, nothing],
    ['a checked box', { keep: 'true' }, { keep: true }],
    ['a box with another value', { keep: 'on' }, nothing],
    ['several boxes', { line: ['25 × A', ' ', '10 × B'] }, { line: ['25 × A', '10 × B'] }],
    ['several boxes and a file', { line: ['25 × A', file()] }, { line: ['25 × A'] }],
    ['an id', { id: ' 8lW ' }, { id: '8lW' }],
    ['two ids', { id: ['8lW', '8lX'] }, nothing],
    ['a file as an id', { id: file() }, nothing],
    ['a very long id', { id: 'x'.repeat(20_001) }, nothing],
  ])('have no problem with %s', (_, sent, values) => {
    const form = formOf(sent)
    expect(readForm(form, formSchema(fields))).toMatchObject({ isValid: true, values })
    expect(readEntered(form, fields)).toMatchObject(values)
  })
})

describe('readForm with anything', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('Mira', 'AB', 'Karton 7', '\u0000', '\t', '\ud83d', 'x'.repeat(6000)),
  )
  const anyValue = fc.oneof({ weight: 9, arbitrary: anyText }, { weight: 1, arbitrary: fc.constant(file()) })
  const anyName = fc.constantFrom('name', 'note', 'code', 'password', 'other', '__proto__', 'constructor')
  const anySent = fc.array(fc.tuple(anyName, anyValue), { maxLength: 8 })
  const toForm = (sent: readonly (readonly [string, Value])[]) => {
    const form = new FormData()
    for (const [name, value] of sent) form.append(name, value)
    return form
  }
  const problemsOf = (form: FormData) => {
    const reading = readForm(form, schema)
    return reading.isValid ? {} : reading.problems
  }

  it('returns values or problems of its fields, and never throws', () => {
    fc.assert(
      fc.property(anySent, (sent) => {
        const reading = readForm(toForm(sent), schema)
        expect(Object.keys(reading.entered)).toEqual(['name', 'note', 'code'])
        if (reading.isValid) expect(Object.keys(reading.values)).toEqual(Object.keys(valid))
        else expect(Object.keys(valid)).toEqual(expect.arrayContaining(Object.keys(reading.problems)))
      }),
    )
  })

  it('accepts what it returned as values with the same values', () => {
    fc.assert(
      fc.property(anySent, (sent) => {
        const form = toForm(sent)
        for (const [name, value] of Object.entries(valid)) form.append(name, value)
        const reading = readForm(form, schema)
        if (!reading.isValid) return
        expect(readForm(formOf(reading.values), schema)).toEqual(reading)
      }),
    )
  })

  const unreadable: readonly string[] = ['repeated', 'file', 'characters']

  it('finds nothing unreadable in what it showed again', () => {
    fc.assert(
      fc.property(anySent, (sent) => {
        const { entered } = readForm(toForm(sent), schema)
        const again = problemsOf(formOf({ ...entered, password: valid.password }))
        expect(Object.values(again).filter((code) => unreadable.includes(code))).toEqual([])
      }),
    )
  })

  it('finds the same problem of a field whatever the others contain', () => {
    fc.assert(
      fc.property(anySent, anySent, (sent, others) => {
        const own = sent.filter(([name]) => name === 'code')
        const beside = others.filter(([name]) => name !== 'code')
        expect(problemsOf(toForm([...own, ...beside])).code).toBe(problemsOf(toForm(own)).code)
      }),
    )
  })

  it('does not depend on the order of the fields', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(anyName, anyText), { selector: ([name]) => name }), (sent) => {
        expect(readForm(toForm(sent.toReversed()), schema)).toEqual(readForm(toForm(sent), schema))
      }),
    )
  })
})
