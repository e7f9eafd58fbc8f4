import { describe, expect, it } from 'vitest'
import { buyers, createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { addSample } from './add-sample'

const box = { urlName: 'faltkarton', id: '01tCN0001001100YAA' }
const samples = ['1001010', '1001100', '1001020', '1001030'].map((sku) => `01tCN00S${sku}YEA`)

type Shopper = ReturnType<typeof createShopper>

const post = ({ args }: Shopper, sample: string) =>
  outcomeOf(
    addSample(
      args(`/product/${box.urlName}/${box.id}?sample=${sample}`, { params: box, form: { quantity: '1' } }),
    ),
  )

const added = { status: 303, to: `/product/${box.urlName}/${box.id}?sample=added` }
const refused = { status: 422, data: { problem: 'sample', entered: '' } }

describe('addSample on a server', () => {
  it('leads a buyer back to the box, three times', async () => {
    const shopper = createShopper()
    await shopper.signIn(buyers.lea)
    for (const sample of samples.slice(0, 3)) expect(await post(shopper, sample)).toEqual(added)
    expect(await post(shopper, samples[3] ?? '')).toEqual(refused)
  })

  it('refuses the same one again', async () => {
    const shopper = createShopper()
    await shopper.signIn(buyers.reto)
    expect(await post(shopper, samples[0] ?? '')).toEqual(added)
    expect(await post(shopper, samples[0] ?? '')).toEqual(refused)
  })

  it('tells a guest that their cart is kept in the browser', async () => {
    expect(await post(createShopper(), samples[0] ?? '')).toEqual({
      status: 422,
      data: { problem: 'guest-needs-scripts', entered: '1' },
    })
  })
})
