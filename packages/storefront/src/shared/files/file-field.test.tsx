import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '../../app/shop-page.fixture'
import { FileField } from './file-field'
import type { FileProblem, UploadedFile } from './uploaded-file'

const sent = vi.hoisted(() => ({ outcomes: [] as (UploadedFile | FileProblem)[], names: [] as string[] }))
vi.mock('./send-file', () => ({
  sendFile: ({ source }: { source: File }) => {
    sent.names.push(source.name)
    return Promise.resolve(sent.outcomes.shift() ?? 'interrupted')
  },
}))

const idOf = (letter: string) => letter.repeat(22)
const taken = (letter: string): UploadedFile => ({
  id: idOf(letter),
  name: `${letter}.pdf`,
  size: 2_500,
  kind: 'pdf',
})
const fileOf = (name: string) => new File(['%PDF'], name)

const open = (props: Partial<Parameters<typeof FileField>[0]> = {}) =>
  renderInShop(<FileField name="files" {...props} />)
const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Dateien: Dateien auswählen'), { target: { files } })
const hiddenIds = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement>('input[name="files"]')].map(({ value }) => value)

beforeEach(() => {
  sent.outcomes = []
  sent.names = []
})
afterEach(() => vi.unstubAllGlobals())

describe('the field for files', () => {
  it('hands in chosen files one after the other, leaves their ids in the form, and says so', async () => {
    sent.outcomes = [taken('a'), taken('b')]
    const { container } = await open()
    choose(fileOf('a.pdf'), fileOf('b.pdf'))
    await waitFor(() => expect(hiddenIds(container)).toEqual([idOf('a'), idOf('b')]))
    expect(sent.names).toEqual(['a.pdf', 'b.pdf'])
    expect(screen.getByText('b.pdf ist angekommen.').getAttribute('role')).toBe('status')
  })

  it('says at the file why it was not taken, and sends it again', async () => {
    sent.outcomes = ['interrupted', taken('a')]
    const { container } = await open()
    choose(fileOf('a.pdf'))
    const again = await screen.findByRole('button', { name: 'a.pdf nochmals senden' })
    expect(screen.getByText(/^Die Datei ist nicht angekommen/)).toBeTruthy()
    fireEvent.click(again)
    await waitFor(() => expect(hiddenIds(container)).toEqual([idOf('a')]))
  })

  it('takes dropped files, and no more than it may', async () => {
    sent.outcomes = [taken('a')]
    const { container } = await open({ limit: 1 })
    const zone = screen.getByText('oder hier ablegen').parentElement as HTMLElement
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('a.pdf'), fileOf('b.pdf')] } })
    await waitFor(() => expect(hiddenIds(container)).toEqual([idOf('a')]))
    expect(sent.names).toEqual(['a.pdf'])
    expect(screen.getByText(/^So viele Dateien nehmen wir/)).toBeTruthy()
  })

  it('removes a file here and at the server, and goes on at the choice', async () => {
    const calls: string[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      calls.push(`${init.method} ${url}`)
      return Promise.resolve(new Response(null, { status: 204 }))
    })
    const { container } = await open({ held: [taken('a')] })
    fireEvent.click(screen.getByRole('button', { name: 'a.pdf entfernen' }))
    expect([hiddenIds(container), calls]).toEqual([[], [`DELETE /files/${idOf('a')}`]])
    expect(document.activeElement).toBe(screen.getByLabelText('Dateien: Dateien auswählen'))
  })

  it('offers to send the file later until there is one', async () => {
    sent.outcomes = [taken('a')]
    await open({ later: { name: 'later' } })
    expect(screen.getByRole('checkbox', { name: /^Ich sende die Datei später/ })).toBeTruthy()
    choose(fileOf('a.pdf'))
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  })

  it('tells the form whether a file is on its way', async () => {
    sent.outcomes = [taken('a')]
    const states: boolean[] = []
    await open({ onBusyChange: (isBusy) => states.push(isBusy) })
    choose(fileOf('a.pdf'))
    await waitFor(() => expect(states).toEqual([true, false]))
  })
})
