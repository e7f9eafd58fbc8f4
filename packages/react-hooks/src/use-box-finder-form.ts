import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { RefCallback, SubmitEvent } from 'react'
import { storageEntries, type Client } from '@cartonnage/sdk'
import type { BoxFinderPage, Dimensions, ShopLocale } from '@cartonnage/sdk/rules'
import {
  boxFinderSearchTerm,
  parseDimension,
  readDimensions,
  startBoxFinder,
  storedBoxFinder,
} from '@cartonnage/sdk/rules'
import { useShopClient } from './shop-provider'

/** A dimension of the goods. */
export type BoxDimension = keyof Dimensions

/** The dimensions in the order of the fields. */
export const boxDimensions: readonly BoxDimension[] = ['length', 'width', 'height']

/** What {@link useBoxFinderForm} needs. */
export interface BoxFinderFormOptions {
  /** The current page: its path, its search term, and the dimensions in its URL. */
  readonly page: Pick<BoxFinderPage, 'term' | 'fields'> & {
    /** Outside of the Box Finder results, the fields start anew when it changes. */
    readonly path: string
  }
  /** Goes to the results, for instance to `boxFinderSearchPath(dimensions)`. Dimensions in mm. */
  readonly onFind: (dimensions: Dimensions) => void
  /** Goes to the carton boxes, for instance to `boxFinderResetUrl(basePath, slug)`. */
  readonly onReset: () => void
  /**
   * How numbers are read.
   * @default the shop client's
   */
  readonly locale?: ShopLocale | undefined
}

/** For the `<input>` of one dimension. */
export interface BoxFinderFieldProps {
  /** The hook reads and fills the field through it. */
  readonly ref: RefCallback<HTMLInputElement>
  /** Unique on the page, for a `<label>`. */
  readonly id: string
  /** The search parameter of the form without scripts. */
  readonly name: BoxDimension
  /** A number field would reject grouped digits. */
  readonly type: 'text'
  /** Brings up the number keys on phones. */
  readonly inputMode: 'numeric'
  /** Browsers have nothing useful to suggest. */
  readonly autoComplete: 'off'
  /** From the URL of the page, in mm; `''` if absent there. */
  readonly defaultValue: string
  /** Reads all three fields again. */
  readonly onInput: () => void
}

/** The state of a Box Finder form, and the props of its elements. */
export interface BoxFinderFormView {
  /** What the fields contain, in whole mm; a missing or unreadable dimension is absent. */
  readonly entered: Partial<Dimensions>
  /** Whether all three dimensions are entered. */
  readonly canFind: boolean
  /** Searches with what is entered. Ignored while a dimension is missing. */
  find(): void
  /** Clears the dimensions, in the fields and in the storage of the browser, and goes to the carton boxes. */
  reset(): void
  /** For the `<input>` of a dimension; it is uncontrolled, so that text typed before hydration is kept. */
  fieldProps(dimension: BoxDimension): BoxFinderFieldProps
  /** For the `<form>` around the fields. */
  readonly formProps: {
    /** Calls `find` instead of sending the form. */
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  /** For the Find button. It must work without scripts, so it is disabled only after hydration. */
  readonly findProps: {
    /** Sends the form without scripts. */
    readonly type: 'submit'
    /** While a dimension is missing, but never before hydration. */
    readonly disabled: boolean
  }
}

/** Changes whenever the Box Finder must start anew. */
export function boxFinderPageKey({ path, term, fields }: BoxFinderFormOptions['page']): string {
  const { length, width, height } = fields
  return term === boxFinderSearchTerm ? JSON.stringify([length, width, height]) : path
}

/** Calls back on mount and on each new key. */
export function useEachKey(key: string, call: (isFirst: boolean) => void): void {
  const onKey = useEffectEvent(call)
  const lastKey = useRef<string>(undefined)
  useEffect(() => {
    if (lastKey.current === key) return
    const isFirst = lastKey.current === undefined
    lastKey.current = key
    onKey(isFirst)
  }, [key])
}

const subscribeToNothing = () => () => undefined

/** False on the server and while hydrating. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/**
 * The three fields of a Box Finder with Find and Reset, on any page: filled from the URL of its own search, read as
 * the locale writes whole numbers, stored in the browser.
 */
export function useBoxFinderForm(options: BoxFinderFormOptions): BoxFinderFormView {
  const { page, onFind, onReset } = options
  const { storage, events, ...client } = useShopClient()
  const locale = options.locale ?? client.locale
  const id = useId()
  const inputs = useRef<Partial<Record<BoxDimension, HTMLInputElement | null>>>({})
  const { fields } = startBoxFinder({ ...page, windowWidth: 0 })
  const [entered, setEntered] = useState<Partial<Dimensions>>(fields)
  const dimensions = readDimensions(entered)
  const isHydrated = useIsHydrated()

  const read = () =>
    setEntered(
      collectDimensions((dimension) => parseDimension(inputs.current[dimension]?.value ?? '', locale)),
    )
  const fill = (next: Partial<Dimensions>) => {
    for (const dimension of boxDimensions) {
      const input = inputs.current[dimension]
      if (input) input.value = String(next[dimension] ?? '')
    }
    setEntered(next)
  }
  const find = () => {
    if (!dimensions) return
    save(storage, dimensions)
    events.emit('search')
    onFind(dimensions)
  }

  // Text typed before hydration counts; another page brings its own dimensions.
  useEachKey(boxFinderPageKey(page), (isFirst) => (isFirst ? read() : fill(fields)))

  return {
    entered,
    canFind: dimensions !== undefined,
    find,
    reset: () => {
      fill({})
      save(storage, null)
      onReset()
    },
    fieldProps: (dimension) => ({
      ref: (input) => void (inputs.current[dimension] = input),
      id: `${id}-${dimension}`,
      name: dimension,
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      defaultValue: String(fields[dimension] ?? ''),
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

function collectDimensions(read: (dimension: BoxDimension) => number | undefined): Partial<Dimensions> {
  const entries = boxDimensions.flatMap((dimension) => {
    const value = read(dimension)
    return value === undefined ? [] : [[dimension, value] as const]
  })
  return Object.fromEntries(entries)
}

function save(storage: Client['storage'], dimensions: Dimensions | null): void {
  const stored = storedBoxFinder(dimensions)
  storage.write(storageEntries.boxFinderLength, stored.boxFinderLength)
  storage.write(storageEntries.boxFinderWidth, stored.boxFinderWidth)
  storage.write(storageEntries.boxFinderHeight, stored.boxFinderHeight)
}
