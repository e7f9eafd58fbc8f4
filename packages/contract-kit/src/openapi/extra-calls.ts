import { allCalls, apiVersion, type CallSpec } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'

// Calls of the sandbox outside the contract, for storefronts of others. The names are the platform's.

const webstore = '/services/data/v65.0/commerce/webstores/{webstoreId}'
const text = z.optional(z.nullable(z.string()))
const amount = z.optional(z.nullable(z.union([z.string(), z.number()])))
const problem = z.optional(z.nullable(z.object({ errorCode: z.string(), message: z.string() })))

const taxInfo = z.object({
  countryIsoCode: text,
  stateIsoCode: text,
  priority: z.number(),
  taxRatePercentage: text,
  taxTreatmentName: text,
  taxTreatmentDescription: text,
})
const taxLocaleType = z.enum(['Gross', 'Net'])

const productTaxes = z.object({
  taxLocaleType,
  taxesInfo: z.record(
    z.string(),
    z.object({ taxesInfoList: z.array(taxInfo), success: z.boolean(), error: problem }),
  ),
})

const taxInput = z.object({
  currencyIsoCode: text,
  effectiveAccountId: text,
  calculatebyTaxClass: z.optional(z.boolean()),
  lineItemGroups: z.array(
    z.object({
      shipToAddress: z.object({ countryIsoCode: z.string(), stateIsoCode: text }),
      lineItems: z.array(
        z.object({
          lineId: z.string(),
          productId: z.string(),
          quantity: amount,
          unitPrice: amount,
          totalPrice: amount,
          adjustments: z.optional(z.array(z.object({ id: text, type: text, amount }))),
        }),
      ),
    }),
  ),
})

const taxLine = z.object({
  lineId: text,
  productId: text,
  success: z.boolean(),
  error: problem,
  netUnitPrice: text,
  taxInfoList: z.optional(z.array(z.object({ ...taxInfo.shape, taxLineAmount: text }))),
  taxAdjustments: z.optional(
    z.array(
      z.object({
        id: text,
        type: text,
        adjustmentTaxAmount: text,
        countryIsoCode: text,
        stateIsoCode: text,
        taxRatePercentage: text,
      }),
    ),
  ),
  totalLineTaxAmount: text,
  totalAdjustmentTaxAmount: text,
  totalTieredAdjustmentTaxAmount: text,
  totalPriceTaxAmount: text,
})

const taxes = z.object({
  taxLocaleType,
  success: z.boolean(),
  error: problem,
  totalTaxAmount: z.string(),
  lineItems: z.array(taxLine),
})

const promotionInput = z.object({
  products: z.array(z.object({ productId: z.string(), sku: text, salesPrice: amount })),
  webStoreId: z.string(),
  effectiveAccountId: text,
  currencyIsoCode: text,
})

const promotions = z.object({
  promotionProductEvaluationResults: z.array(
    z.object({
      productId: text,
      sku: text,
      salesPrice: text,
      promotionalPrice: text,
      currencyIsoCode: text,
      isSuccess: z.boolean(),
      errorMessage: text,
      promotionPriceAdjustmentList: z.optional(
        z.array(
          z.object({
            promotionId: text,
            displayName: text,
            termsAndConditions: text,
            adjustmentType: text,
            adjustmentValue: text,
            adjustmentAmount: text,
          }),
        ),
      ),
    }),
  ),
})

const user = z.object({
  id: z.string(),
  name: text,
  displayName: text,
  firstName: text,
  lastName: text,
  username: text,
  email: text,
  companyName: text,
  type: text,
})

const question = z.object({
  query: z.string(),
  operationName: z.optional(z.enum(['GetUserProfile', 'UpdateUserProfile'])),
  variables: z.optional(z.looseObject({})),
})

const response = z.object({
  data: z.nullable(z.looseObject({})),
  errors: z.array(z.object({ message: z.string() })),
})

const done = z.object({ success: z.boolean(), error: text })

/** A call of the site: setting a new password. */
const passwordCall = (name: string, members: readonly string[]): CallSpec => ({
  id: `signIn.${name}Password`,
  method: 'POST',
  base: 'site',
  responses: { 200: done },
  path: `/services/apexrest/auth/${name}-password`,
  body: z.object(Object.fromEntries(members.map((member) => [member, z.string()]))),
})

const extraCalls: readonly CallSpec[] = [
  passwordCall('change', ['currentPassword', 'newPassword']),
  passwordCall('forgot', ['username']),
  passwordCall('reset', ['token', 'newPassword']),
  {
    id: 'signIn.getSessionTime',
    method: 'GET',
    base: 'site',
    responses: { 200: null },
    path: '/sfsites/c/_nc_external/system/security/session/SessionTimeServlet',
    query: z.object({ updateTimedOutSession: z.optional(z.boolean()) }),
  },
  {
    id: 'taxes.getOfProduct',
    method: 'GET',
    path: `${webstore}/taxes/products/{productId}`,
    base: 'api',
    query: z.object({ countryIsoCode: z.optional(z.string()), stateIsoCode: z.optional(z.string()) }),
    responses: { 200: productTaxes },
    scopeParams: ['effectiveAccountId'],
  },
  {
    id: 'taxes.calculate',
    method: 'POST',
    path: `${webstore}/taxes/actions/calculate-taxes`,
    base: 'api',
    body: taxInput,
    responses: { 200: taxes },
    reads: true,
  },
  {
    id: 'promotions.evaluateProducts',
    method: 'POST',
    base: 'api',
    reads: true,
    path: '/services/data/v65.0/commerce/promotions/actions/evaluate-products',
    body: promotionInput,
    responses: { 200: promotions },
  },
  {
    id: 'users.getCurrent',
    method: 'GET',
    path: '/services/data/v65.0/chatter/users/me',
    base: 'api',
    responses: { 200: user },
  },
  {
    id: 'graphql.ask',
    method: 'POST',
    path: '/services/data/v65.0/graphql',
    base: 'api',
    body: question,
    responses: { 200: response },
  },
]

/** Calls of the contract that the sandbox also takes in the platform's own form. */
const extraForms: Readonly<Record<string, (call: CallSpec) => CallSpec>> = {
  'orders.list': (call) => ({
    ...call,
    query: z.object({
      pageSize: z.optional(z.number()),
      pageToken: z.optional(z.string()),
      fields: z.optional(z.string()),
    }),
  }),
  'orders.get': (call) => ({ ...call, query: z.object({ fields: z.optional(z.string()) }) }),
}

/** Every call of the sandbox: those of the contract, and those that storefronts of others also need. */
export const describedCalls: readonly CallSpec[] = [
  ...allCalls.map((call) => extraForms[call.id]?.(call) ?? call),
  ...extraCalls,
].map((call) => ({ ...call, path: call.path.replace('{apiVersion}', apiVersion) }))
