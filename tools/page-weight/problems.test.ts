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

const codes: Readonly<Record<string, string>> = { '/calls.js': `export const ${senderMark} = 1` }
const scripts = {
  paths: ['/early.js', '/calls.js'],
  findWith: (paths: readonly string[], text: string) =>
    Promise.resolve(paths.find((path) => codes[path]?.includes(text))),
}
const run = { documents: [home], pages: [home], visits: [], savingData: [] }

describe('a run', () => {
  it('has no problems where the browser fetched what the documents name, each once', async () => {
    expect(await findProblems(run, scripts)).toEqual([])
  })

  it('has one for every file that only the browser or only the document has, or that was fetched twice', async () => {
    const browsed = page({ rest: [script('/early.js')], sign: [script('/more.js'), script('/more.js')] })
    expect(await findProblems({ ...run, pages: [browsed] }, scripts)).toEqual([
      'home, guest, de: fetched, but not named by the document: /more.js /more.js',
      'home, guest, de: named by the document, but not fetched: /app.js',
      'home, guest, de: fetched more than once: /more.js',
      'home, guest, de: named by the document, but not fetched: /frame.css',
    ])
  })

  it('may fetch more for actions', async () => {
    const acted = { ...home, states: { ...home.states, menu: [script('/menu.js')] } }
    expect(await findProblems({ ...run, pages: [acted] }, scripts)).toEqual([])
  })

  it('has one for each call of the platform that a guest on the home page causes', async () => {
    const calling = (who: PageMeasurement['who']) => ({
      ...home,
      who,
      states: { ...home.states, late: [], sign: [script('/app.js'), call('/services/data/v65.0/x')] },
    })
    const problems = await findProblems({ ...run, pages: [calling('new guest'), calling('buyer')] }, scripts)
    expect(problems).toEqual(['home, new guest, de: calls /services/data/v65.0/x'])
  })

  it('has one where the home page of a guest has a script that sends calls', async () => {
    const sending = page({ rest: [script('/calls.js')] })
    expect(await findProblems({ ...run, documents: [sending], pages: [] }, scripts)).toEqual([
      'home, guest, de: has a script that sends calls: /calls.js',
    ])
  })

  it('has one where the mark of such scripts is out of date', async () => {
    const [problem] = await findProblems(run, { ...scripts, paths: ['/early.js'] })
    expect(problem).toContain('no script has takesAnySuccess')
  })

  it('has one for each file that is fetched ahead for a visitor who saves data', async () => {
    expect(await findProblems({ ...run, savingData: [script('/app.js')] }, scripts)).toEqual([
      '/app.js is fetched ahead for a visitor who saves data',
    ])
  })
})
