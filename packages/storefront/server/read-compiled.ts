import type { SafeParse } from '@cartonnage/sdk'
import type { Schema } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'

const compiled = new WeakMap<Schema, Schema>()

function compile<Out>(schema: Schema<Out>): Schema<Out> {
  const existing = compiled.get(schema) ?? z.compile(schema)
  compiled.set(schema, existing)
  // Under a schema lies what it was compiled to.
  return existing as Schema<Out>
}

/** Reads by schemas that become functions at their first use. It makes code from text, which browsers forbid here. */
export const readCompiled: SafeParse = (schema, value) => z.safeParse(compile(schema), value)
