/** Values by their names. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A number from 0 on. */
export interface Range {
  readonly most: number
  readonly what: string
  readonly isWhole?: boolean
}

/** Reads values of an environment. Calls `onProblem` with a sentence for each that is invalid. */
export function createReaders(environment: Environment, onProblem: (problem: string) => void) {
  /** Undefined without one. */
  const text = (name: string) => environment[name]?.trim() || undefined
  return {
    text,
    /** A value as an origin. */
    origin: (name: string, value: string): string => {
      const url = URL.parse(value)
      const plain =
        url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
      if (!plain) onProblem(`${name}: '${value}' is not an origin such as https://shop.example`)
      return url?.origin ?? ''
    },
    number: (name: string, fallback: number, { most, what, isWhole = true }: Range): number => {
      const value = Number(text(name) ?? fallback)
      const isNumber = value >= 0 && value <= most && (Number.isInteger(value) || !isWhole)
      if (!isNumber) onProblem(`${name}: '${environment[name]}' is not a ${what} from 0 to ${most}`)
      return value
    },
    /** One of two words, the first without a value. */
    oneOf: <Word extends string>(name: string, words: readonly [Word, ...(readonly Word[])]): Word => {
      const value = text(name) ?? words[0]
      const found = words.find((word) => word === value)
      if (found === undefined) onProblem(`${name}: '${value}' is not one of ${words.join(', ')}`)
      return found ?? words[0]
    },
  }
}
