import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
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
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly fileInput: RefObject<HTMLInputElement | null>
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
  const area = useRef<HTMLTextAreaElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<FieldState>({ version: 0, isLong: isLongText(start) })
  const read = () => area.current?.value ?? ''
  const write = (text: string) => {
    if (area.current !== null) area.current.value = text
    keep()
  }
  const keep = () => {
    keepDraft(shop, read())
    const isLong = isLongText(read())
    if (isLong !== state.isLong) setState({ ...state, isLong })
  }
  const replace = (text: string, from: Pick<FieldState, 'file' | 'before'> = {}) => {
    write(text)
    if (fileInput.current !== null) fileInput.current.value = ''
    setState(({ version }) => ({ version: version + 1, isLong: isLongText(text), ...from }))
  }
  const readFile = async (file: File) => {
    try {
      const { readFile: readListFile } = await import('./data/read-list')
      const found = await readListFile(file)
      if ('problem' in found) {
        if (fileInput.current !== null) fileInput.current.value = ''
        return onProblem(found.problem)
      }
      onProblem(undefined)
      const { list, count } = found
      const before = read()
      replace(list, {
        file: { name: file.name, size: file.size, count },
        ...(before.trim() !== '' && { before }),
      })
    } catch (error) {
      onError(error)
    }
  }
  useEffect(() => {
    // What was typed before the page was alive stays.
    const draft = area.current?.value === '' ? readDraft(shop) : ''
    if (draft !== '') replace(draft)
    else keep()
    // Once, with the browser's own storage.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const { version, isLong, file, before } = state
  return {
    ...{ area, fileInput, start, version, isLong, file, read, write, keep, readFile },
    undo: before === undefined ? undefined : () => replace(before),
    replace: (text) => replace(text),
    focus: () => setTimeout(() => area.current?.focus(), 0),
    readChosenFile: async () => {
      const [chosen] = fileInput.current?.files ?? []
      if (chosen !== undefined) await readFile(chosen)
    },
  }
}

const isLongText = (text: string): boolean => text.split('\n').length > maximumEditedRows
