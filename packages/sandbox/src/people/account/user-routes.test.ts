import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import { askProfile, changeProfile, profileFields, profileNames } from './graphql.fixture'

const me = '/services/data/v67.0/chatter/users/me'
const graphql = '/services/data/v67.0/graphql'

function open(...who: Parameters<ReturnType<typeof openShop>['as']>) {
  const world = openShop()
  return { ...world, ...openBrowser(world.sandbox, world.as(...who).cookies) }
}

/** The id of the signed-in buyer. */
const ownId = async ({ call }: ReturnType<typeof open>): Promise<string> => (await call(me)).body.id as string

describe('chatter/users/me', () => {
  it('is the signed-in person', async () => {
    const { status, body, headers } = await open('reto').call(`/sf/api${me}`)
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(body).toMatchObject({
      name: 'Reto Brunner',
      username: 'einkauf@alpenblick.example',
      type: 'User',
      companyName: 'Alpenblick Versand AG',
      phoneNumbers: [],
    })
    expect(body.id).toMatch(/^005\w{15}$/)
    expect(Object.keys(body as object).toSorted()).toEqual([
      'companyName',
      'displayName',
      'email',
      'firstName',
      'id',
      'isActive',
      'isInThisCommunity',
      'lastName',
      'name',
      'phoneNumbers',
      'type',
      'username',
    ])
  })

  it('is refused for a guest, a buyer of the other shop and an ended session', async () => {
    const guest = await open().call(me)
    expect(errorOf(guest)).toEqual([401, 'INVALID_SESSION_ID'])
    expect((await open('reto').call(`/de-shop${me}`)).status).toBe(401)
    const { call, sandbox } = open('reto')
    sandbox.clock.advance(721 * 3_600_000)
    expect((await call(me)).status).toBe(401)
  })
})

describe('the GraphQL questions of a storefront', () => {
  it('GetUserProfile returns the profile of the signed-in buyer', async () => {
    const browser = open('lea')
    const userId = await ownId(browser)
    const { status, body } = await browser.call(graphql, {
      body: { query: askProfile(profileFields), variables: { userId } },
    })
    expect([status, body.errors]).toEqual([200, []])
    const [{ node }] = body.data.uiapi.query.User.edges
    expect(node).toEqual({
      Id: userId,
      FirstName: { value: 'Lea' },
      LastName: { value: 'Keller' },
      Email: { value: 'lea.keller@example.com' },
      ...Object.fromEntries(profileNames.slice(3).map((name) => [name, { value: null }])),
    })
  })

  it('GetUserProfile returns the contact where that is selected', async () => {
    const browser = open('lea')
    const userId = await ownId(browser)
    const query = askProfile('ContactId @optional { value } Colour__c @optional { value }')
    const { body } = await browser.call(graphql, {
      body: { query, variables: { userId: userId.slice(0, 15) } },
    })
    expect(body.data.uiapi.query.User.edges).toEqual([
      { node: { Id: userId, ContactId: { value: expect.stringMatching(/^003\w{15}$/) } } },
    ])
  })

  it('UpdateUserProfile changes the profile for good', async () => {
    const browser = open('lea')
    const Id = await ownId(browser)
    const User = {
      FirstName: ' Lea ',
      LastName: 'Keller-Graf',
      Email: 'lea.keller@example.com',
      Phone: '+41 71 555 01 14',
      City: 'Rorschach',
      State: null,
    }
    const { body } = await browser.call(graphql, {
      body: { query: changeProfile, variables: { input: { Id, User } } },
    })
    const requested = {
      Id,
      FirstName: { value: 'Lea' },
      LastName: { value: 'Keller-Graf' },
      State: { value: null },
      Phone: { value: '+41 71 555 01 14' },
    }
    expect(body.data.uiapi.UserUpdate.Record).toMatchObject(requested)
    const again = await browser.call(graphql, {
      body: { operationName: 'GetUserProfile', query: askProfile(profileFields), variables: { userId: Id } },
    })
    expect(again.body.data.uiapi.query.User.edges[0].node).toMatchObject(requested)
    expect((await browser.call(me)).body).toMatchObject({
      name: 'Lea Keller-Graf',
      phoneNumbers: [{ phoneNumber: '+41 71 555 01 14' }],
    })
  })

  it.each([
    ['no last name', { LastName: ' ' }, /LastName is required/],
    ['another e-mail address', { Email: 'new@example.com' }, /Email cannot be changed/],
    ['a field that there is not', { Colour__c: 'red' }, /Colour__c/],
    ['a value that is no text', { City: 9400 }, /City is not a text/],
    ['a city without end', { City: 'x'.repeat(41) }, /at most 40/],
  ])('UpdateUserProfile refuses %s and changes nothing', async (_, wrong, message) => {
    const browser = open('lea')
    const Id = await ownId(browser)
    const variables = { input: { Id, User: { FirstName: 'Eva', ...wrong } } }
    const { status, body } = await browser.call(graphql, { body: { query: changeProfile, variables } })
    expect([status, body.data]).toEqual([200, null])
    expect(body.errors[0].message).toMatch(message)
    expect((await browser.call(me)).body.firstName).toBe('Lea')
  })

  it('show and change no other user', async () => {
    const browser = open('lea')
    const other = await ownId(open('reto'))
    const seen = await browser.call(graphql, {
      body: { query: askProfile('Email { value }'), variables: { userId: other } },
    })
    expect(seen.body.data.uiapi.query.User.edges).toEqual([])
    const variables = { input: { Id: other, User: { City: 'Chur' } } }
    const changed = await browser.call(graphql, { body: { query: changeProfile, variables } })
    expect(changed.body.errors[0].message).toMatch(/not visible/)
    expect(
      (await browser.call(graphql, { body: { query: changeProfile, variables: {} } })).body.errors,
    ).toHaveLength(1)
  })

  it('say so where a field or an operation is not known', async () => {
    const browser = open('lea')
    const variables = { userId: await ownId(browser), input: { Id: await ownId(browser), User: {} } }
    const questions = [
      askProfile('Colour__c { value }'),
      changeProfile.replace('Id ', 'Colour__c { value } '),
      'query Other { uiapi { x } }',
      '{ x }',
    ]
    for (const query of questions) {
      const { status, body } = await browser.call(graphql, { body: { query, variables } })
      expect([status, body.data, body.errors.length]).toEqual([200, null, 1])
    }
  })

  it.each([
    ['a guest', undefined, { query: askProfile('') }, 401, 'INVALID_SESSION_ID'],
    ['no question', 'lea', {}, 400, 'INVALID_API_INPUT'],
    ['a question that is no text', 'lea', { query: 1 }, 400, 'JSON_PARSER_ERROR'],
    ['variables that are none', 'lea', { query: 'x', variables: [] }, 400, 'INVALID_API_INPUT'],
    ['an unknown member', 'lea', { query: 'x', fragment: '' }, 400, 'JSON_PARSER_ERROR'],
  ] as const)('refuse %s', async (_, name, body, status, code) => {
    const response = await open(name).call(graphql, { body })
    expect(errorOf(response)).toEqual([status, code])
  })
})
