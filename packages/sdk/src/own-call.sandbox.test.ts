import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { product } from './client.fixture'
import { taxesOn } from './own-call.example'
import { createSandboxWorld, type SandboxFetch } from './sandbox-world.fixture'

/** A platform whose first answers to the call are these; what is sent is counted. */
function opened(first: readonly (() => Response)[] = []) {
  const sent: string[] = []
  const answers = [...first]
  const fetch: SandboxFetch = (request, sandbox) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.includes('/taxes/')) sent.push(search)
    const answer = pathname.includes('/taxes/') ? answers.shift() : undefined
    return answer ? Promise.resolve(answer()) : sandbox.fetch(request)
  }
  const { openPage } = createSandboxWorld({ fetch })
  return { client: openPage(), sent }
}

describe('a call of one’s own, as the README has it', () => {
  it('is typed by its schema, sent with the parameters of every call, and cached', async () => {
    const { client, sent } = opened()
    const [first] = await taxesOn(client, product.carton, 'CH')
    expectTypeOf(first?.taxRatePercentage).toEqualTypeOf<string | undefined>()
    expect(first?.taxRatePercentage).toBe('8.1')
    expect(await taxesOn(client, product.carton, 'CH')).toEqual([first])
    expect(sent).toEqual(['?countryIsoCode=CH&language=de-CH&asGuest=true&htmlEncode=false'])
    expect(await taxesOn(client, product.carton, 'DE')).not.toEqual([first])
  })

  it('is repeated where a call of the contract is', async () => {
    const { client, sent } = opened([() => new Response(null, { status: 503 })])
    expect(await taxesOn(client, product.carton, 'CH')).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['a product that is not sold', '01tCN0009999999AAA', [], { code: 'RESPONSE', status: 404 }],
    [
      'another body',
      product.carton,
      [() => Response.json({ taxesInfo: 'none' })],
      { code: 'UNEXPECTED_ANSWER' },
    ],
    ['a path that would be another', '..', [], { code: 'INVALID_OPTION' }],
  ])('fails as every call does: %s', async (_, productId, answers, error) => {
    await expect(taxesOn(opened(answers).client, productId, 'CH')).rejects.toMatchObject(error)
  })

  it('ends with its client', async () => {
    const { client } = opened()
    const asked = taxesOn(client, product.carton, 'CH')
    client.dispose()
    await expect(asked).rejects.toMatchObject({ code: 'ABORTED' })
  })

  it('is what the README shows', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
    const example = read('own-call.example.ts')
      .replaceAll("'./contract/index'", "'@cartonnage/sdk/contract'")
      .replaceAll("'./index'", "'@cartonnage/sdk'")
    expect(read('../README.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
  })
})
