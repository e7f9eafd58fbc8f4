import * as z from 'zod/mini'

const publishStatus = z.optional(z.enum(['Live', 'Draft']))

/** Accepts a query without any member. */
export const categoryMenuQuerySchema = z.object({
  /** How many levels of categories to return. @default the platform's choice */
  maxLevels: z.optional(z.number()),
  /** How many items to return. @default the platform's choice */
  maxItems: z.optional(z.number()),
  /** Whether items bring their pictures. @default false */
  includeImageUrl: z.optional(z.boolean()),
  /** Whether a link to the home page comes first. @default false */
  addHomeMenuItem: z.optional(z.boolean()),
  /** Which state of the menu. @default 'Live' */
  publishStatus,
})
/** How much of the category menu to return. */
export interface CategoryMenuQuery extends z.output<typeof categoryMenuQuerySchema> {}

/** Fails without the name of a menu. */
export const navigationMenuQuerySchema = z.object({
  /** BCP 47 tag of the texts. */
  language: z.optional(z.string()),
  /** Developer name of the menu; an unknown one is 404. */
  navigationLinkSetDeveloperName: z.string(),
  /** Which state of the menu. @default 'Live' */
  publishStatus,
  /** Whether items bring their pictures. @default false */
  includeImageUrl: z.optional(z.boolean()),
  /** Whether a link to the home page comes first. @default false */
  addHomeMenuItem: z.optional(z.boolean()),
  /** Types of items to leave out, separated by commas. */
  menuItemTypesToSkip: z.optional(z.string()),
})
/** Which menu of the site to return. */
export interface NavigationMenuQuery extends z.output<typeof navigationMenuQuerySchema> {}
