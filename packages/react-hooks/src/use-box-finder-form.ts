import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { InputEvent, RefCallback, SubmitEvent } from 'react'
import { storageEntries, type Client } from '@cartonnage/sdk'
import type { BoxFinderPage, Dimensions, EnteredGoods, ShopLocale } from '@cartonnage/sdk/rules'
import { boxFinderSearchTerm, readDimensions, readGoods, storedBoxFinder } from '@cartonnage/sdk/rules'
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
  /**
   * Goes to the results, for instance to `boxFinderSearchPath(dimensions)`. Dimensions in mm. `isUnitAssumed` where numbers
   * without a unit were taken for centimetres, which the results should say.
   */
  readonly onFind: (dimensions: Dimensions, entered: Pick<EnteredGoods, 'isUnitAssumed'>) => void
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
  /** A number field would reject grouped digits and units. */
  readonly type: 'text'
  /** Brings up the number keys on phones. */
  readonly inputMode: 'decimal'
  /** Browsers have nothing useful to suggest. */
  readonly autoComplete: 'off'
  /** From the URL of the page: digits of mm, or what could not be read; `''` if absent there. */
  readonly defaultValue: string
  /** While `problem` has one for the field. */
  readonly 'aria-invalid': true | undefined
  /** Reads all three fields again; a whole size that is pasted fills them. */
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void
  /** Shows the dimension in mm. */
  readonly onBlur: () => void
}

/** Why a field has no dimension: it is empty, or its text is none. */
export type BoxDimensionProblem = 'missing' | 'unreadable'

/** What the fields were changed to. */
export interface ConvertedDimensions {
  /** The unit that was read. */
  readonly unit: 'mm' | 'cm' | 'm'
  /** The changed dimensions in mm, in the order of the fields. */
  readonly sizes: readonly number[]
}

/** The state of a Box Finder form, and the props of its elements. */
export interface BoxFinderFormView {
  /** What the fields contain, in whole mm; a missing or unreadable dimension is absent. */
  readonly entered: Partial<Dimensions>
  /** Whether all three dimensions are entered. */
  readonly canFind: boolean
  /** Searches with what is entered. While a dimension is missing it says which, and moves the focus to the first. */
  find(): void
  /** Clears the dimensions, in the fields and in the storage of the browser, and goes to the carton boxes. */
  reset(): void
  /** For the `<input>` of a dimension; it is uncontrolled, so that text typed before hydration is kept. */
  fieldProps(dimension: BoxDimension): BoxFinderFieldProps
  /** What to say about a field: `unreadable` once it was left or searched with, `missing` after Find only. */
  problem(dimension: BoxDimension): BoxDimensionProblem | undefined
  /** What a field was changed to when it was left, to be announced; null where nothing was. */
  readonly converted: ConvertedDimensions | null
  /** For the `<form>` around the fields. */
  readonly formProps: {
    /** Calls `find` instead of sending the form. */
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  /** For the Find button. It must work without scripts, so it is marked as disabled only after hydration. */
  readonly findProps: {
    /** Sends the form without scripts. */
    readonly type: 'submit'
    /** While a dimension is missing, but never before hydration. It can be pressed: `find` says what is missing. */
    readonly 'aria-disabled': true | undefined
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

interface FormState {
  readonly goods: EnteredGoods
  /** The fields whose problems are shown. */
  readonly judged: readonly BoxDimension[]
  readonly converted: ConvertedDimensions | null
}

type FieldTexts = EnteredGoods['texts']

/** What the URL of the Box Finder's own page has; nothing on any other page. */
function textsOfPage({ term, fields }: BoxFinderFormOptions['page']): FieldTexts {
  const textOf = (value: unknown) =>
    term === boxFinderSearchTerm && (typeof value === 'string' || typeof value === 'number')
      ? String(value).slice(0, longestText)
      : ''
  return { length: textOf(fields.length), width: textOf(fields.width), height: textOf(fields.height) }
}

/** As much of a URL as a field shows. */
const longestText = 40

const startOf = (texts: FieldTexts, locale: ShopLocale): FormState => {
  const goods = readGoods(texts, locale)
  return { goods, judged: goods.unreadable, converted: null }
}

/** What differs between texts and what was read of them. */
function findConverted(texts: FieldTexts, goods: EnteredGoods): ConvertedDimensions | null {
  const changed = boxDimensions.filter(
    (dimension) => goods.units[dimension] && texts[dimension].trim() !== goods.texts[dimension],
  )
  const unit = changed[0] && goods.units[changed[0]]
  return unit ? { unit, sizes: changed.flatMap((dimension) => goods.dimensions[dimension] ?? []) } : null
}

/** The inputs of the form, which keep their own texts. */
function useInputs() {
  const inputs = useRef<Partial<Record<BoxDimension, HTMLInputElement | null>>>({})
  const textOf = (dimension: BoxDimension) => inputs.current[dimension]?.value ?? ''
  return {
    set: (dimension: BoxDimension, input: HTMLInputElement | null) =>
      void (inputs.current[dimension] = input),
    texts: (): FieldTexts => ({ length: textOf('length'), width: textOf('width'), height: textOf('height') }),
    fill: (texts: FieldTexts) => {
      for (const dimension of boxDimensions) {
        const input = inputs.current[dimension]
        if (input && input.value !== texts[dimension]) input.value = texts[dimension]
      }
    },
    focus: (dimension: BoxDimension | undefined) => {
      if (dimension) inputs.current[dimension]?.focus()
    },
  }
}

/** What is in the fields, what is said about it, and how it changes. */
function useGoodsFields(page: BoxFinderFormOptions['page'], locale: ShopLocale) {
  const inputs = useInputs()
  const started = startOf(textsOfPage(page), locale)
  const [state, setState] = useState(started)
  const read = () => readGoods(inputs.texts(), locale)
  const start = (next: FormState) => {
    inputs.fill(next.goods.texts)
    setState(next)
  }
  /** Shows what was read in mm, and the problems of those fields from now on. */
  const settle = (judge: readonly BoxDimension[]): EnteredGoods => {
    const goods = read()
    const converted = findConverted(inputs.texts(), goods)
    inputs.fill(goods.texts)
    setState((last) => ({
      goods,
      judged: boxDimensions.filter((name) => last.judged.includes(name) || judge.includes(name)),
      converted: converted ?? last.converted,
    }))
    return goods
  }
  // Text typed before hydration counts; another page brings its own dimensions.
  useEachKey(boxFinderPageKey(page), (isFirst) =>
    isFirst ? setState({ ...started, goods: read() }) : start(started),
  )
  return {
    ...state,
    inputs,
    initial: started.goods.texts,
    settle,
    clear: () => start(startOf(emptyTexts, locale)),
    followInput: (dimension: BoxDimension, isPasted: boolean) => {
      const judged = state.judged.filter((other) => other !== dimension)
      setState({ goods: read(), judged, converted: null })
      if (isPasted && readDimensions(read().dimensions)) settle([])
    },
  }
}

const emptyTexts: FieldTexts = { length: '', width: '', height: '' }

type GoodsFields = ReturnType<typeof useGoodsFields>

function problemOf({ goods, judged }: FormState, dimension: BoxDimension): BoxDimensionProblem | undefined {
  if (!judged.includes(dimension) || goods.dimensions[dimension] !== undefined) return undefined
  return goods.unreadable.includes(dimension) ? 'unreadable' : 'missing'
}

const fieldPropsOf = (
  { inputs, initial, settle, followInput, ...state }: GoodsFields,
  { dimension, id }: { readonly dimension: BoxDimension; readonly id: string },
): BoxFinderFieldProps => ({
  ref: (input) => inputs.set(dimension, input),
  id: `${id}-${dimension}`,
  name: dimension,
  type: 'text',
  inputMode: 'decimal',
  autoComplete: 'off',
  defaultValue: initial[dimension],
  'aria-invalid': problemOf(state, dimension) !== undefined || undefined,
  onInput: ({ nativeEvent }) => followInput(dimension, nativeEvent.inputType === 'insertFromPaste'),
  onBlur: () => void settle(inputs.texts()[dimension].trim() === '' ? [] : [dimension]),
})

/**
 * The three fields of a Box Finder with Find and Reset, on any page: filled from the URL of its own search, read as
 * `readGoods` does, stored in the browser.
 */
export function useBoxFinderForm(options: BoxFinderFormOptions): BoxFinderFormView {
  const { page, onFind, onReset } = options
  const { storage, events, ...client } = useShopClient()
  const id = useId()
  const fields = useGoodsFields(page, options.locale ?? client.locale)
  const { goods, inputs, settle } = fields
  const canFind = readDimensions(goods.dimensions) !== undefined
  const isHydrated = useIsHydrated()
  const find = () => {
    const read = settle(boxDimensions)
    const dimensions = readDimensions(read.dimensions)
    if (!dimensions) return inputs.focus(boxDimensions.find((name) => read.dimensions[name] === undefined))
    save(storage, dimensions)
    events.emit('search')
    onFind(dimensions, read)
  }
  return {
    entered: goods.dimensions,
    canFind,
    find,
    reset: () => {
      fields.clear()
      save(storage, null)
      onReset()
    },
    problem: (dimension) => problemOf(fields, dimension),
    converted: fields.converted,
    fieldProps: (dimension) => fieldPropsOf(fields, { dimension, id }),
    formProps: {
      onSubmit: (event) => {
        event.preventDefault()
        find()
      },
    },
    findProps: { type: 'submit', 'aria-disabled': (isHydrated && !canFind) || undefined },
  }
}

function save(storage: Client['storage'], dimensions: Dimensions | null): void {
  const stored = storedBoxFinder(dimensions)
  storage.write(storageEntries.boxFinderLength, stored.boxFinderLength)
  storage.write(storageEntries.boxFinderWidth, stored.boxFinderWidth)
  storage.write(storageEntries.boxFinderHeight, stored.boxFinderHeight)
}
