import { allCalls, customCalls } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { callSummaries, tagDescriptions } from './call-summaries'
import { createOpenApi } from './create-openapi'
import { describedCalls } from './extra-calls'

const document = createOpenApi()

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[]
  readonly responses: Readonly<Record<string, unknown>>
}

// The document is plain data here: its operations are what this test looks at.
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([name]) => name !== 'servers')
    .map(([method, operation]) => ({ path, method, operation: operation as Operation })),
)

const references = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  )
}

const valueAt = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, name) => (value === undefined ? undefined : Reflect.get(Object(value), name)),
      document,
    )

describe('the OpenAPI document', () => {
  it('has an operation for every call', () => {
    const described = operations.map(({ operation }) => operation.operationId)
    expect(described.toSorted()).toEqual(describedCalls.map((call) => call.id).sort())
    expect(described).toEqual(expect.arrayContaining(allCalls.map((call) => call.id)))
  })

  it('has the calls of other storefronts, and the platform’s forms beside the contract’s', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'get /services/data/v65.0/chatter/users/me',
        'post /services/data/v65.0/graphql',
        'post /services/data/v65.0/commerce/promotions/actions/evaluate-products',
        'post /services/data/v65.0/commerce/webstores/{webstoreId}/taxes/actions/calculate-taxes',
        'get /services/data/v65.0/commerce/webstores/{webstoreId}/taxes/products/{productId}',
      ]),
    )
    const byId = (id: string) => operations.find(({ operation }) => operation.operationId === id)?.operation
    expect(byId('orders.list')?.parameters).toContainEqual(expect.objectContaining({ name: 'fields' }))
  })

  it('has a summary for every call and for no other', () => {
    expect(Object.keys(callSummaries)).toEqual(describedCalls.map((call) => call.id).sort())
  })

  it('marks the calls that are not the platform’s, and no others', () => {
    const marked = operations.filter(({ operation }) => 'x-custom' in operation)
    expect(marked.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(customCalls).toSorted(),
    )
    expect(
      marked.find(({ operation }) => operation.operationId === 'cart.getInactiveCarts')?.operation,
    ).toMatchObject({
      'x-custom': { kind: 'server action', feature: 'inactiveCart', standIn: 'cart.query' },
    })
  })

  it('describes every tag and uses it', () => {
    const used = new Set(operations.flatMap(({ operation }) => operation.tags))
    expect([...used].sort()).toEqual(Object.keys(tagDescriptions))
  })

  it('defines each parameter of each path once', () => {
    for (const { path, operation } of operations) {
      const named = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)
      expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      const all = operation.parameters.map((one) => one.$ref ?? `${one.in} ${one.name}`)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('names a success and a failure for every call', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses)
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
      expect(statuses.some((status) => status.startsWith('4'))).toBe(true)
    }
  })

  it('has no dangling reference and no unused component', () => {
    const used = new Set(references(document))
    expect([...used].filter((pointer) => valueAt(pointer) === undefined)).toEqual([])
    const components = document.components as Readonly<Record<string, object>>
    const there = ['parameters', 'responses', 'schemas'].flatMap((kind) =>
      Object.keys(components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
    )
    expect(there.filter((pointer) => !used.has(pointer))).toEqual([])
  })

  it('keeps draft names of JSON Schema out', () => {
    expect(JSON.stringify(document)).not.toMatch(/"\$(?:schema|id|defs)"/)
  })

  it('is the same text every time', () => {
    expect(JSON.stringify(createOpenApi())).toBe(JSON.stringify(document))
  })
})
