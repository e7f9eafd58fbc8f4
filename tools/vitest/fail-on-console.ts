import { afterAll, afterEach } from 'vitest'

export type ConsoleMethod = 'error' | 'warn' | 'log'

interface Written {
  readonly method: ConsoleMethod
  readonly text: string
}

interface Announced {
  readonly method: ConsoleMethod
  readonly pattern: RegExp | string
}

interface Watch {
  written: Written[]
  announced: Announced[]
}

// On the global object, because a test that resets its modules loads a second copy of this file.
const key = Symbol.for('cartonnage.console-watch')
const globals = globalThis as { [key]?: Watch }

const show = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

const startWatch = (): Watch => {
  const watch: Watch = { written: [], announced: [] }
  for (const method of ['error', 'warn', 'log'] as const) {
    console[method] = (...values: unknown[]) => {
      watch.written.push({ method, text: values.map(show).join(' ') })
    }
  }
  return watch
}

const watch = (globals[key] ??= startWatch())

const fits = (announced: Announced, written: Written) =>
  announced.method === written.method &&
  (typeof announced.pattern === 'string'
    ? written.text.includes(announced.pattern)
    : written.text.search(announced.pattern) >= 0)

/**
 * An island's code that arrives after its test has ended: React warns in whichever test runs then, even of another file.
 */
const isLateCode = ({ text }: Written) =>
  text.startsWith('A suspended resource finished loading inside a test')

const verify = () => {
  const { announced } = watch
  const written = watch.written.filter((line) => !isLateCode(line))
  watch.written = []
  watch.announced = []
  const surprises = written.filter((line) => !announced.some((one) => fits(one, line)))
  const missing = announced.filter((one) => !written.some((line) => fits(one, line)))
  const complaints = [
    ...surprises.map(({ method, text }) => `Unexpected console.${method}: ${text}`),
    ...missing.map(
      ({ method, pattern }) => `Announced, but not seen: console.${method} with ${String(pattern)}`,
    ),
  ]
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

afterEach(verify)
afterAll(verify)

/**
 * Announces console output of the running test. Every line of `method` that matches `pattern` is allowed;
 * when no line matches, the test fails as well. A text matches the lines that contain it.
 */
export const expectConsole = (method: ConsoleMethod, pattern: RegExp | string) => {
  watch.announced.push({ method, pattern })
}
