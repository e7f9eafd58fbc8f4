import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { fullNameOf } from './declarations.mjs'
import { traceUse } from './trace.mjs'

/** A program of modules that are only texts. */
const createProgram = (modules: Readonly<Record<string, string>>) => {
  const options: ts.CompilerOptions = { noLib: true, strict: true, module: ts.ModuleKind.ESNext, types: [] }
  const host: ts.CompilerHost = {
    fileExists: (path) => path in modules,
    readFile: (path) => modules[path],
    getSourceFile: (path, target) =>
      path in modules ? ts.createSourceFile(path, modules[path] ?? '', target) : undefined,
    getDefaultLibFileName: () => '/lib.d.ts',
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  }
  return ts.createProgram(
    Object.keys(modules),
    { ...options, moduleResolution: ts.ModuleResolutionKind.Bundler },
    host,
  )
}

/** Whether each declaration with its full name before it, as in `/*Cart.load*\/`, is in use; `/main.ts` is the entry. */
const usesOf = (modules: Readonly<Record<string, string>>) => {
  const names = Object.values(modules).flatMap((text) =>
    [...text.matchAll(/\/\*([\w.]+)\*\//g)].map(({ 1: name = '' }) => name),
  )
  const use = traceUse(createProgram(modules), {
    sources: new Set(Object.keys(modules)),
    members: new Set(names),
    entries: ['/main.ts'],
  })
  const isUsed = (name: string) => use.all().some((one) => fullNameOf(one) === name && use.isUsed(one))
  return Object.fromEntries(names.map((name) => [name, isUsed(name)] as const))
}

describe('what is in use', () => {
  it('is what the entry leads to, through imports and index files', () => {
    const uses = usesOf({
      '/main.ts': `import { first } from './index'\nfirst()`,
      '/index.ts': `export { first, third } from './rules'`,
      '/rules.ts': [
        `/*first*/ export function first() { return second() }`,
        `/*second*/ const second = () => 1`,
        `/*third*/ export function third() { return fourth }`,
        `/*fourth*/ const fourth = 4`,
      ].join('\n'),
    })
    expect(uses).toEqual({ first: true, second: true, third: false, fourth: false })
  })

  it('is of an import() only what is taken of its module', () => {
    const parts = `/*a*/ export const a = 1\n/*b*/ export const b = 2\n/*c*/ export const c = 3`
    const then = { '/main.ts': `import('./parts').then((part) => part.a)`, '/parts.ts': parts }
    expect(usesOf(then)).toEqual({ a: true, b: false, c: false })
    const awaited = { '/main.ts': `const { b } = await import('./parts')`, '/parts.ts': parts }
    expect(usesOf(awaited)).toEqual({ a: false, b: true, c: false })
    const whole = { '/main.ts': `const load = () => import('./parts')\nload()`, '/parts.ts': parts }
    expect(usesOf(whole)).toEqual({ a: true, b: true, c: true })
  })

  it('is a method that something reads, and not the others of its object', () => {
    const uses = usesOf({
      '/main.ts': `import { createCart } from './cart'\nconst { load } = createCart()\nload()`,
      '/cart.ts': [
        `export interface Cart { /*Cart.load*/ load(): number; /*Cart.sum*/ sum(): number; /*Cart.drop*/ drop(): number }`,
        `export function createCart(): Cart {`,
        `  const drop = () => summed()`,
        `  return { load: () => loaded(), sum: () => summed(), drop }`,
        `}`,
        `/*loaded*/ const loaded = () => 1`,
        `/*summed*/ const summed = () => 2`,
      ].join('\n'),
    })
    expect(uses).toEqual({
      'Cart.load': true,
      'Cart.sum': false,
      'Cart.drop': false,
      loaded: true,
      summed: false,
    })
  })

  it('is a method that is read through another type which it fits', () => {
    const uses = usesOf({
      '/main.ts': `import { side } from './side'\nimport { show } from './show'\nshow(side)`,
      '/show.ts': `interface Shown { text(): string }\nexport const show = (shown: Shown) => shown.text()`,
      '/side.ts': [
        `interface Side { /*Side.text*/ text(): string; /*Side.size*/ size(): number }`,
        `export const side: Side = { text: () => '', size: () => 1 }`,
      ].join('\n'),
    })
    expect(uses).toEqual({ 'Side.text': true, 'Side.size': false })
  })

  it('is not a method that a memo passes on and nothing reads', () => {
    const uses = usesOf({
      '/main.ts': `import { useRaise } from './raise'\nuseRaise().error()`,
      '/raise.ts': [
        `declare function memo<T>(make: () => T): T`,
        `interface Raise { /*Raise.error*/ error(): void; /*Raise.success*/ success(): void }`,
        `export function useRaise(): Raise {`,
        `  return memo(() => { return { error: () => failed(), success: () => done() } })`,
        `}`,
        `/*failed*/ const failed = () => undefined`,
        `/*done*/ const done = () => undefined`,
      ].join('\n'),
    })
    expect(uses).toEqual({ 'Raise.error': true, 'Raise.success': false, failed: true, done: false })
  })

  it('is of a feature what is read of it: where it is used, by a hook, and where it is taken apart', () => {
    const client = [
      `export type Feature<T> = (client: Client) => T`,
      `export interface Client { use<T>(feature: Feature<T>): T }`,
      `export const createClient = (): Client => {`,
      `  const made = new Map<unknown, unknown>()`,
      `  const client: Client = { use: <T>(feature: Feature<T>) => (made.get(feature) ?? feature(client)) as T }`,
      `  return client`,
      `}`,
    ].join('\n')
    const feature = (name: string) =>
      [
        `import type { Client } from './client'`,
        `export interface Of${name} { /*Of${name}.add*/ add(): number; /*Of${name}.drop*/ drop(): number }`,
        `export function ${name}(client: Client): Of${name} { return { ...changesOf(client) } }`,
        `function changesOf(_client: Client): Of${name} {`,
        `  return { add: () => ${name}Added(), drop: () => ${name}Dropped() }`,
        `}`,
        `/*${name}Added*/ const ${name}Added = () => 1`,
        `/*${name}Dropped*/ const ${name}Dropped = () => 2`,
      ].join('\n')
    const uses = usesOf({
      '/main.ts': [
        `import { createClient } from './client'`,
        `import { cart } from './cart'`,
        `import { useFeature } from './hook'`,
        `import { orders } from './orders'`,
        `import { vat } from './vat'`,
        `const client = createClient()`,
        `client.use(cart).add()`,
        `const { add } = client.use(orders)`,
        `add()`,
        `useFeature(vat).add()`,
      ].join('\n'),
      '/hook.ts': [
        `import type { Client, Feature } from './client'`,
        `declare const client: Client`,
        `export const useFeature = <T>(feature: Feature<T>): T => client.use(feature)`,
      ].join('\n'),
      '/client.ts': client,
      ...Object.fromEntries(
        ['cart', 'orders', 'vat', 'coupons'].map((name) => [`/${name}.ts`, feature(name)]),
      ),
    })
    const used = (name: string, isUsed: boolean) => ({
      [`Of${name}.add`]: isUsed,
      [`${name}Added`]: isUsed,
      [`Of${name}.drop`]: false,
      [`${name}Dropped`]: false,
    })
    expect(uses).toEqual({
      ...used('cart', true),
      ...used('orders', true),
      ...used('vat', true),
      ...used('coupons', false),
    })
  })

  it('is not a method that is made from another function if nothing reads it', () => {
    const uses = usesOf({
      '/main.ts': `import { createCopies } from './copies'\ncreateCopies().preserve()`,
      '/copies.ts': [
        `declare function after(client: object): <T>(run: () => T) => () => T`,
        `export interface Copies { /*Copies.clone*/ clone(): number; /*Copies.preserve*/ preserve(): number }`,
        `export function createCopies(): Copies {`,
        `  const known = after({})`,
        `  return { clone: after({})(() => cloned()), preserve: known(() => preserved()) }`,
        `}`,
        `/*cloned*/ const cloned = () => 1`,
        `/*preserved*/ const preserved = () => 2`,
      ].join('\n'),
    })
    expect(uses).toEqual({
      'Copies.clone': false,
      'Copies.preserve': true,
      cloned: false,
      preserved: true,
    })
  })

  it('is an option that a function takes apart, also where nothing need be given', () => {
    const uses = usesOf({
      '/main.ts': `import { clear } from './clear'\nclear()({ isSilent: true })`,
      '/clear.ts': [
        `interface Options { /*Options.isSilent*/ isSilent?: boolean; /*Options.isLoud*/ isLoud?: boolean }`,
        `export const clear = (): ((options?: Options) => boolean) => ({ isSilent = false } = {}) => isSilent`,
      ].join('\n'),
    })
    expect(uses).toEqual({ 'Options.isSilent': true, 'Options.isLoud': false })
  })

  it('is a row of a table that is read by name, and every row of one that is read by key', () => {
    const named = `export const rows = {\n /*rows.a*/ a: { key: 'a' },\n /*rows.b*/ b: { key: 'b' },\n}`
    expect(usesOf({ '/main.ts': `import { rows } from './rows'\nrows.a`, '/rows.ts': named })).toEqual({
      'rows.a': true,
      'rows.b': false,
    })
    const keyed = `import { rows } from './rows'\ndeclare const key: keyof typeof rows\nrows[key]`
    expect(usesOf({ '/main.ts': keyed, '/rows.ts': named })).toEqual({
      'rows.a': true,
      'rows.b': true,
    })
  })

  it('is not what unused code refers to', () => {
    const uses = usesOf({
      '/main.ts': `import { used } from './parts'\nused`,
      '/parts.ts': `/*used*/ export const used = 1\n/*idle*/ export const idle = () => helper()\n/*helper*/ const helper = () => 1`,
    })
    expect(uses).toEqual({ used: true, idle: false, helper: false })
  })
})
