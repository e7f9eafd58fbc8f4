import { Hono } from 'hono'
import { readBody } from '../calls/responses'
import { readText } from '../calls/body-members'
import type { Env } from '../calls/call'
import { isObject } from '../json-object'
import { invalidInput } from '../platform-error'
import { chooseConsent, type GraphqlQuestion } from './graphql-questions'
import { requireBuyer } from './user-routes'

/** The platform's GraphQL, as far as storefronts ask it. 401 for guests; what else goes wrong is in the answer. */
export const graphqlRoutes = new Hono<Env>().post('/services/data/:version/graphql', async (c) => {
  const question = readQuestion(await readBody(c, ['query', 'variables', 'operationName', 'extensions']))
  const buyer = requireBuyer(c)
  c.header('Cache-Control', 'private, no-store')
  return c.json(chooseConsent(c.var.context, buyer, question))
})

function readQuestion(body: Record<string, unknown>): GraphqlQuestion {
  const query = readText(body, 'query')
  const variables = body['variables'] ?? {}
  if (query === null) throw invalidInput('query is required.')
  if (!isObject(variables)) throw invalidInput('variables is not an object.')
  return { query, variables, operationName: readText(body, 'operationName') }
}
