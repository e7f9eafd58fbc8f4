import { describe, expect, it } from 'vitest'
import { createNodeSandbox } from './server'

const { fetch } = createNodeSandbox()
const webstore = 'commerce/webstores/0ZECH00000000014AA'
const get = async (path: string) => {
  const response = await fetch(new Request(`http://localhost${path}`))
  return { response, body: await response.json() }
}

describe('platform paths', () => {
  it.each([
    `/services/data/v65.0/${webstore}/session-context`,
    `/services/data/v67.0/${webstore}/session-context?language=xx&asGuest=true&htmlEncode=false`,
    `/sf/api/services/data/v65.0/${webstore}/session-context`,
    `/webruntime/api/services/data/v65.0/${webstore}/session-context`,
    `/de-shop/webruntime/api/services/data/v65.0/${webstore}/session-context`,
    `/s/services/data/v65.0/${webstore.slice(0, -3)}/session-context`,
  ])('answers %s', async (path) => {
    const { response, body } = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json;charset=UTF-8')
    expect(body.guestUser).toBe(true)
  })

  it.each([
    [`/services/data/v65.0/commerce/webstores/0ZEXX0000000001AAA/session-context`, 'WEBSTORE_NOT_FOUND'],
    [`/services/data/v65.0/${webstore}/surprise`, 'NOT_FOUND'],
    [`/services/data/v58.0/${webstore}/session-context`, 'NOT_FOUND'],
    ['/nowhere', 'NOT_FOUND'],
  ])('answers %s with an error list', async (path, errorCode) => {
    const { response, body } = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('application/json;charset=UTF-8')
    expect(body).toEqual([{ errorCode, message: expect.any(String) }])
  })
})
