import * as z from 'zod/mini'
import { defineCall, request, webstorePath } from './contract/index'
import { transport, type Client } from './index'

const rate = z.object({ taxTreatmentName: z.string(), taxRatePercentage: z.string() })
const taxes = z.object({ taxesInfo: z.record(z.string(), z.object({ taxesInfoList: z.array(rate) })) })

const getTaxes = defineCall(
  {
    id: 'taxes.getOfProduct', // its name in errors and in `observe`
    method: 'GET',
    base: 'api',
    path: `${webstorePath}/taxes/products/{productId}`,
    scopeParams: ['effectiveAccountId'],
    cache: 'data',
    responses: { 200: taxes }, // another status is a failure, and so is another body
  },
  request<{ query: { countryIsoCode: string } }>,
)

export async function taxesOn(client: Client, productId: string, countryIsoCode: string) {
  const input = { params: { productId }, query: { countryIsoCode } }
  const { data } = await client.use(transport).send(getTaxes, input)
  return data.taxesInfo[productId]?.taxesInfoList ?? []
}
