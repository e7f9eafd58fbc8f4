import * as z from 'zod/mini'
import type { ActionQuery } from './account-requests'
import { defineCall, sends } from './call'
import { actionPath } from './paths'
import type { Schema } from './schema'

/** A text that holds the navigation tree as JSON; `rules/navigation` reads it. */
export const navigationTextSchema: Schema<string, string> = z.string()

/** [7.1-6] The navigation tree in one language. */
export const getCategories = defineCall(
  {
    id: 'navigation.getCategories',
    method: 'GET',
    path: `${actionPath}/{navigationController}/getCategories`,
    at: 'site',
    answers: { 200: navigationTextSchema },
    cache: 'action',
  },
  sends<{ query?: ActionQuery }>,
)
