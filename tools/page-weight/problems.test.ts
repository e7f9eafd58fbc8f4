import { describe, expect, it } from 'vitest'
import type { PageMeasurement } from './measure-page.mjs'
import { findProblems, senderMark } from './problems.mjs'
import type { WeighedFile } from './relay.mjs'

const script = (path: string): WeighedFile => ({ kind: 'scripts', path, bytes: 1 })
const style = (path: string): WeighedFile => ({ kind: 'styles', path, bytes: 1 })
const call = (path: string): WeighedFile => ({ kind: 'calls', path, bytes: 1 })

const page = (
  states: PageMeasurement['states'],
  details: Partial<PageMeasurement> = {},
): PageMeasurement => ({
  page: 'home',
  who: 'guest',
  site: 'de',
  ...details,
  states,
})
const home = page({ rest: [script('/early.js'), style('/frame.css')], sign: [script('/app.js')] })
const checkout = page({ rest: [script('/calls.js')] }, { page: 'checkout', who: 'buyer' })

const codes: Readonly<Record<string, string>> = { '/calls.js': `export const ${senderMark} = 1` }
const files = {
  findWith: (paths: readonly string[], text: string) =>
    Promise.resolve(paths.find((path) => codes[path]?.includes(text))),
}
const run = { documents: [home, checkout], pages: [home], visits: [], savingData: [] }

describe('a run', () => {
  it('has no problems where the browser fetched what the documents name, each once', async () => {
    expect(await findProblems(run, files)).toEqual([])
  })

  it('has one for every file that only the browser or only the document has, or that was fetched twice', async () => {
    const browsed = page({ rest: [script('/early.js')], sign: [script('/more.js'), script('/more.js')] })
    expect(await findProblems({ ...run, pages: [browsed] }, files)).toEqual([
      'home, guest, de: /more.js is fetched, but the document does not name it',
      'home, guest, de: /more.js is fetched, but the document does not name it',
      'home, guest, de: /app.js is named by the document, but not fetched',
      'home, guest, de: /more.js is fetched more than once',
      'home, guest, de: /frame.css is named by the document, but not fetched',
    ])
  })

  it('may fetch more for actions', async () => {
    const acted = { ...home, states: { ...home.states, menu: [script('/menu.js')] } }
    expect(await findProblems({ ...run, pages: [acted] }, files)).toEqual([])
  })

  it('has one for each call of the platform that a guest on the home page causes', async () => {
    const calling = (who: PageMeasurement['who']) => ({
      ...home,
      who,
      states: { ...home.states, late: [], sign: [script('/app.js'), call('/services/data/v65.0/x')] },
    })
    const problems = await findProblems({ ...run, pages: [calling('new guest'), calling('buyer')] }, files)
    expect(problems).toEqual(['home, new guest, de: calls /services/data/v65.0/x'])
  })

  it('has one where the home page of a guest has a script that sends calls', async () => {
    const sending = page({ rest: [script('/calls.js')] })
    expect(await findProblems({ ...run, documents: [sending, checkout], pages: [] }, files)).toEqual([
      'home, guest, de: /calls.js sends calls, which nothing on this page needs',
    ])
  })

  it('has one where the mark of such scripts is out of date', async () => {
    const others = { findWith: () => Promise.resolve(undefined) }
    const [problem] = await findProblems(run, others)
    expect(problem).toContain('checkout, buyer, de: no script has takesAnySuccess')
  })

  it('has one for each file that is fetched ahead for a visitor who saves data', async () => {
    expect(await findProblems({ ...run, savingData: [script('/app.js')] }, files)).toEqual([
      '/app.js is fetched ahead for a visitor who saves data',
    ])
  })
})
