import {
  amountSchema,
  countSchema,
  fieldValuesSchema,
  quantitySchema,
  type Schema,
} from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'

/** JSON Schema as plain data. */
export interface JsonObject {
  readonly [member: string]: unknown
}

const plain = ['string', 'number', 'boolean', 'null']

/** Wire formats of the schemas that parse by a function, which zod cannot describe. */
const wireKinds: readonly (readonly [schema: Schema, kind: JsonObject])[] = [
  [
    amountSchema,
    { description: 'An exact amount; a text keeps all decimals.', type: ['string', 'number', 'null'] },
  ],
  [countSchema, { description: 'A whole number, also as a text.', type: ['string', 'number', 'null'] }],
  [quantitySchema, { description: 'A quantity, also as a text.', type: ['string', 'number'] }],
  [
    fieldValuesSchema,
    {
      description: 'The fields of a record by their API names.',
      type: ['object', 'null'],
      additionalProperties: {
        anyOf: [
          { type: plain },
          { type: 'object', properties: { value: { type: plain }, text: { type: plain } } },
        ],
      },
    },
  ],
]

/** Creates a converter from schemas to JSON Schema of the wire format; schemas in `ids` become references. */
export function createJsonSchemas(
  ids: ReadonlyMap<Schema, string> = new Map(),
): (schema: Schema) => JsonObject {
  const metadata = z.registry<z.core.JSONSchemaMeta>()
  for (const [schema, kind] of wireKinds) metadata.add(schema, kind)
  for (const [schema, id] of ids) metadata.add(schema, { ...metadata.get(schema), id })
  const params = { io: 'input', unrepresentable: 'any', metadata, override } as const
  return (schema) => z.toJSONSchema(schema, params)
}

/** Lists the required members. */
const override: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  if (def.type !== 'object') return
  const required = Object.entries(def.shape).filter(([, member]) => isRequired(member))
  if (required.length > 0) jsonSchema.required = required.map(([name]) => name)
}

/**
 * Whether a member is required. zod takes every schema that begins with a function for optional, whatever the function
 * or the schema behind it says.
 */
function isRequired(schema: z.core.$ZodType): boolean {
  const { def, optin } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'transform') return true
  if (def.type === 'pipe' && (def.in as z.core.$ZodTypes)._zod.def.type === 'transform')
    return isRequired(def.out)
  return optin === undefined
}
