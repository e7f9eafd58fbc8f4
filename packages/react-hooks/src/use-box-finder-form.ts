import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { RefCallback, SubmitEvent } from 'react'
import { storageEntries } from '@cartonnage/sdk'
import type { BoxFinderPage, Dimensions, ShopLocale } from '@cartonnage/sdk/rules'
import {
  boxFinderSearchTerm,
  parseDimension,
  readDimensions,
  startBoxFinder,
  storedBoxFinder,
} from '@cartonnage/sdk/rules'
import { useShopClient } from './shop-provider'

/** One of the three sides of the goods. */
export type BoxDimension = keyof Dimensions

/** The sides in the order in which they are asked for. */
export const boxDimensions: readonly BoxDimension[] = ['length', 'width', 'height']

export interface BoxFinderFormOptions {
  /** The present page: its path, and what its address says to a Box Finder. */
  readonly page: Pick<BoxFinderPage, 'term' | 'fields'> & { readonly path: string }
  /** Goes to the results, for instance to `boxFinderSearchPath(dimensions)`. */
  readonly onFind: (dimensions: Dimensions) => void
  /** Goes to the carton boxes, for instance to `boxFinderResetUrl(basePath, slug)`. */
  readonly onReset: () => void
  /** @default the shop client's */
  readonly locale?: ShopLocale | undefined
}

export interface BoxFinderFieldProps {
  readonly ref: RefCallback<HTMLInputElement>
  readonly id: string
  readonly name: BoxDimension
  readonly type: 'text'
  readonly inputMode: 'numeric'
  readonly autoComplete: 'off'
  readonly defaultValue: string
  readonly onInput: () => void
}

export interface BoxFinderFormView {
  /** What the fields hold, in whole mm; a side that is missing or unreadable is absent. */
  readonly typed: Partial<Dimensions>
  readonly canFind: boolean
  /** Searches with what is typed. Does nothing while a side is missing. */
  find(): void
  /** Forgets the dimensions, here and in the browser, and goes to the carton boxes. */
  reset(): void
  /** For the `<input>` of a side; it stays uncontrolled, so that text typed before hydration is kept. */
  fieldProps(side: BoxDimension): BoxFinderFieldProps
  readonly formProps: { readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void }
  /** For the Find button. Without scripts it must work, so only a page that is alive disables it. */
  readonly findProps: { readonly type: 'submit'; readonly disabled: boolean }
}

/** A text that is another one wherever the Box Finder starts anew. */
export function boxFinderPageKey({ path, term, fields }: BoxFinderFormOptions['page']): string {
  const { length, width, height } = fields
  return term === boxFinderSearchTerm ? JSON.stringify([length, width, height]) : path
}

/** Calls when the component is there and with each further key. */
export function useEachKey(key: string, call: (isFirst: boolean) => void): void {
  const latest = useRef(call)
  const existing = useRef<string>(undefined)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    if (existing.current === key) return
    const isFirst = existing.current === undefined
    existing.current = key
    latest.current(isFirst)
  }, [key])
}

const never = () => () => undefined

/** False on the server and while hydrating. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The three fields of a Box Finder with Find and Reset, wherever they stand: filled from the address of its own
 * search [2.4-13], read as the locale writes whole numbers [5-4], kept in the browser [2.4-11], [2.4-17].
 */
export function useBoxFinderForm(options: BoxFinderFormOptions): BoxFinderFormView {
  const { page, onFind, onReset } = options
  const { storage, events, ...shop } = useShopClient()
  const locale = options.locale ?? shop.locale
  const id = useId()
  const inputs = useRef<Partial<Record<BoxDimension, HTMLInputElement | null>>>({})
  const { fields } = startBoxFinder({ ...page, windowWidth: 0 })
  const [typed, setTyped] = useState<Partial<Dimensions>>(fields)
  const dimensions = readDimensions(typed)
  const isHydrated = useIsHydrated()

  const read = () => setTyped(readSides((side) => parseDimension(inputs.current[side]?.value ?? '', locale)))
  const fill = (next: Partial<Dimensions>) => {
    for (const side of boxDimensions) {
      const input = inputs.current[side]
      if (input) input.value = String(next[side] ?? '')
    }
    setTyped(next)
  }
  const keep = (next: Dimensions | null) => {
    const stored = storedBoxFinder(next)
    storage.write(storageEntries.boxFinderLength, stored.boxFinderLength)
    storage.write(storageEntries.boxFinderWidth, stored.boxFinderWidth)
    storage.write(storageEntries.boxFinderHeight, stored.boxFinderHeight)
  }
  const find = () => {
    if (!dimensions) return
    keep(dimensions)
    events.emit('search')
    onFind(dimensions)
  }

  // What was typed before hydration counts; a further page brings its own.
  useEachKey(boxFinderPageKey(page), (isFirst) => (isFirst ? read() : fill(fields)))

  return {
    typed,
    canFind: dimensions !== undefined,
    find,
    reset: () => {
      fill({})
      keep(null)
      onReset()
    },
    fieldProps: (side) => ({
      ref: (input) => void (inputs.current[side] = input),
      id: `${id}-${side}`,
      name: side,
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      defaultValue: String(fields[side] ?? ''),
      onInput: read,
    }),
    formProps: {
      onSubmit: (event) => {
        event.preventDefault()
        find()
      },
    },
    findProps: { type: 'submit', disabled: isHydrated && dimensions === undefined },
  }
}

function readSides(read: (side: BoxDimension) => number | undefined): Partial<Dimensions> {
  const sides = boxDimensions.flatMap((side) => {
    const value = read(side)
    return value === undefined ? [] : [[side, value] as const]
  })
  return Object.fromEntries(sides)
}
