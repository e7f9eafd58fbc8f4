import { expect, it } from 'vitest'
import { openScripted, type ScriptedFeatures } from './scripted-client.fixture'

/** Clause, call, and the expected request: method, path, query, body. */
export interface CallRow {
  readonly clause: string
  readonly run: (features: ScriptedFeatures) => Promise<unknown>
  readonly response?: unknown
  readonly sends: readonly [method: string, path: string]
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A test for each row: the call sends one request, the expected one. */
export function testCalls(rows: readonly CallRow[]): void {
  it.each(rows)(
    '$clause sends $sends.0 $sends.1',
    async ({ run, response = {}, sends, query = {}, body }) => {
      const { features, seen } = openScripted([{ body: response }])
      await run(features)
      const [requested, ...others] = seen
      expect(others).toEqual([])
      expect([requested?.method, requested?.path]).toEqual([...sends])
      expect(requested?.query).toMatchObject(query)
      expect(requested?.body).toEqual(body)
    },
  )
}
