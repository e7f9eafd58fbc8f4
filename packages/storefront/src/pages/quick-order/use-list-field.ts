import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepDraft, readDraft } from './order-draft'
import type { ListProblem } from './quick-order-form'

/** More lines than these are edited as text. */
const maximumEditedRows = 100

/** A file that was read into the list. */
interface ReadListFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly count: number
}

/** The field of the list, which has the one list of the page whatever it was entered by. */
export interface ListField {
  attachArea(area: HTMLTextAreaElement | null): void
  attachFileInput(input: HTMLInputElement | null): void
  /** What the field begins with. */
  readonly start: string
  /** Changes when the list is replaced, by a file for instance. */
  readonly version: number
  /** It has so many lines that they are edited as text. */
  readonly isLong: boolean
  /** The file that the list was read from; absent for another list. */
  readonly file: ReadListFile | undefined
  /** Brings back what was there before the file; absent where there was nothing. */
  readonly undo: (() => void) | undefined
  read(): string
  /** Replaces the list. */
  replace(text: string): void
  /** Writes what was entered in rows. */
  write(text: string): void
  /** Keeps what is typed, for a reload and for signing in. */
  keep(): void
  focus(): void
  /** Replaces the list with that of a file. */
  readFile(file: File): Promise<void>
  /** Reads a file that was chosen before the page could do so. */
  readChosenFile(): Promise<void>
}

interface ListFieldOptions {
  readonly start: string
  readonly onProblem: (problem: ListProblem | undefined) => void
  readonly onError: (error: unknown) => void
}

interface FieldState {
  readonly version: number
  readonly isLong: boolean
  readonly file?: ReadListFile
  readonly before?: string
}

export function useListField({ start, onProblem, onError }: ListFieldOptions): ListField {
  const shop = useShopClient()
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null)
  const [fileInput, setFileInput] = useState<HTMLInputElement | null>(null)
  const [state, setState] = useState<FieldState>({ version: 0, isLong: isLongText(start) })
  const read = () => area?.value ?? ''
  const keep = () => {
    keepDraft(shop, read())
    const isLong = isLongText(read())
    if (isLong !== state.isLong) setState({ ...state, isLong })
  }
  const write = (text: string) => {
    setValue(area, text)
    keep()
  }
  const replace = (text: string, from: Pick<FieldState, 'file' | 'before'> = {}) => {
    setValue(area, text)
    setValue(fileInput, '')
    keepDraft(shop, text)
    setState(({ version }) => ({ version: version + 1, isLong: isLongText(text), ...from }))
  }
  const readFile = async (file: File) => {
    try {
      const found = await readListFile(file)
      onProblem('problem' in found ? found.problem : undefined)
      if ('problem' in found) setValue(fileInput, '')
      else
        replace(found.list, { file: toReadFile(file, found.count), ...(read().trim() && { before: read() }) })
    } catch (error) {
      onError(error)
    }
  }
  const begin = useEffectEvent(() => {
    // What was typed before the page was alive stays.
    const draft = read() === '' ? readDraft(shop) : ''
    if (draft === '') keep()
    else replace(draft)
  })
  useEffect(() => {
    if (area !== null) begin()
  }, [area])
  const { version, isLong, file, before } = state
  return {
    ...{ attachArea: setArea, attachFileInput: setFileInput, start, version, isLong, file },
    ...{ read, write, keep, readFile },
    undo: before === undefined ? undefined : () => replace(before),
    replace: (text) => replace(text),
    focus: () => setTimeout(() => area?.focus(), 0),
    readChosenFile: async () => {
      const [chosen] = fileInput?.files ?? []
      if (chosen !== undefined) await readFile(chosen)
    },
  }
}

function setValue(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (field !== null) field.value = text
}

async function readListFile(file: File) {
  const { readFile } = await import('./data/read-list')
  return await readFile(file)
}

const toReadFile = ({ name, size }: File, count: number): ReadListFile => ({ name, size, count })

const isLongText = (text: string): boolean => text.split('\n').length > maximumEditedRows
