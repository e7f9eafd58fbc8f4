import * as z from 'zod/mini'

/** Accepts any texts and numbers; the shop refuses what it cannot make. */
export const requestBodySchema = z.object({
  /** The request itself. */
  request: z.object({
    /** FEFCO number, such as `0201`. */
    style: z.string(),
    /** Inner length in whole mm. */
    length: z.number(),
    /** Inner width in whole mm. */
    width: z.number(),
    /** Inner height in whole mm. */
    height: z.number(),
    /** `E`, `B`, `C`, `EB` or `BC`. @default the shop recommends one */
    flute: z.optional(z.string()),
    /** Number of colours outside, 0 to 4. */
    printColours: z.number(),
    /** Printed inside as well. */
    isPrintedInside: z.boolean(),
    /** One to three quantities to be priced. */
    quantities: z.array(z.number()),
    /** ISO 8601 day by which the goods are wanted. @default no wish */
    wishedDate: z.optional(z.string()),
    /** Up to 4000 characters. @default none */
    remark: z.optional(z.string()),
    /** Files that the shop has taken before, at most five. @default none */
    files: z.optional(
      z.array(
        z.object({
          /** As the shop gave it when it took the file. */
          id: z.string(),
          /** For people. */
          name: z.string(),
        }),
      ),
    ),
    /** Who asks. @default the buyer, who is known */
    name: z.optional(z.string()),
    /** For which company. @default none, or that of the buyer */
    company: z.optional(z.string()),
    /** Where the answer goes. @default the address of the buyer */
    email: z.optional(z.string()),
    /** As it was entered. @default none */
    phone: z.optional(z.string()),
    /** BCP 47 tag of the answer. */
    language: z.string(),
    /** Record id of the product that it started from. @default none */
    productId: z.optional(z.string()),
    /** What was searched for before. @default nothing */
    searchTerm: z.optional(z.string()),
  }),
  /** The same for every repetition: at most one request results. */
  idempotencyKey: z.string(),
})
/** A request for a box made to measure. */
export interface RequestBody extends z.output<typeof requestBodySchema> {}

export const requestLookupBodySchema = z.object({
  /** Record id. */
  requestId: z.string(),
  /** The key of the request, which only the browser that sent it knows. */
  idempotencyKey: z.string(),
})
/** Names a request that this browser sent. */
export interface RequestLookupBody extends z.output<typeof requestLookupBodySchema> {}
