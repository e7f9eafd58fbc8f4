import { describe } from 'vitest'
import { testCalls, type CallRow } from './call-rows.fixture'

const account = '001Q50000000001AAA'
const declaration = { name: 'Jonas Weber', orderReferenceNumber: 'KR-1', email: 'jonas@example.de' }
const receipt = { withdrawalId: 'w1', receivedAt: '2026-11-22T09:00:00.000Z' }
const box = {
  ...{ style: '0201', length: 320, width: 210, height: 140 },
  ...{ printColours: 0, isPrintedInside: false, quantities: [500] },
}
const asked = { ...box, style: '0201', flute: null, wishedDate: null, remark: '', contact: null } as const
const visitor = { name: 'Mira Kern', company: null, email: 'mira@example.ch', phone: null }
const received = { requestId: 'a1', requestNumber: 'N-CH-000001', receivedAt: '2026-11-22T09:00:00.000Z' }

const rows: readonly CallRow[] = [
  {
    clause: 'a request as a guest:',
    run: ({ requests }) => requests.submit({ ...asked, contact: visitor, idempotencyKey: 'k1' }),
    response: received,
    sends: ['POST', '/services/apexrest/requests'],
    query: { effectiveAccountId: account },
    body: {
      request: {
        ...box,
        language: 'de-CH',
        ...{ name: 'Mira Kern', email: 'mira@example.ch' },
      },
      idempotencyKey: 'k1',
    },
  },
  {
    clause: 'a request with all that it may have:',
    run: ({ requests }) =>
      requests.submit({
        ...asked,
        ...{ flute: 'B', wishedDate: '2027-02-01', remark: 'Rillung aussen', idempotencyKey: 'k2' },
        ...{ files: [{ id: 'f1', name: 'logo.pdf' }], productId: '01t', searchTerm: '32x21x14' },
      }),
    response: received,
    sends: ['POST', '/services/apexrest/requests'],
    query: { effectiveAccountId: account },
    body: {
      request: {
        ...box,
        ...{ flute: 'B', wishedDate: '2027-02-01', remark: 'Rillung aussen', language: 'de-CH' },
        ...{ files: [{ id: 'f1', name: 'logo.pdf' }], productId: '01t', searchTerm: '32x21x14' },
      },
      idempotencyKey: 'k2',
    },
  },
  {
    clause: 'a request again:',
    run: ({ requests }) => requests.lookUp({ requestId: 'a1', idempotencyKey: 'k1' }),
    response: { ...received, ...box, status: 'Submitted' },
    sends: ['POST', '/services/apexrest/requests/lookup'],
    body: { requestId: 'a1', idempotencyKey: 'k1' },
  },
  {
    clause: 'withdrawing from a whole order:',
    run: ({ withdrawal }) => withdrawal.declare({ ...declaration, idempotencyKey: 'k1', lines: [] }),
    response: receipt,
    sends: ['POST', '/services/apexrest/legal/withdrawals'],
    body: { request: { ...declaration, language: 'de-CH' }, idempotencyKey: 'k1' },
  },
  {
    clause: 'withdrawing from a part of an order:',
    run: ({ withdrawal }) =>
      withdrawal.declare({ ...declaration, idempotencyKey: 'k2', lines: ['25 × 1001180'] }),
    response: receipt,
    sends: ['POST', '/services/apexrest/legal/withdrawals'],
    body: { request: { ...declaration, language: 'de-CH', lines: ['25 × 1001180'] }, idempotencyKey: 'k2' },
  },
  {
    clause: 'the receipt of a withdrawal again:',
    run: ({ withdrawal }) => withdrawal.lookUp({ withdrawalId: 'w1', idempotencyKey: 'k1' }),
    response: { ...receipt, ...declaration, lines: [] },
    sends: ['POST', '/services/apexrest/legal/withdrawals/lookup'],
    body: { withdrawalId: 'w1', idempotencyKey: 'k1' },
  },
]

describe('requests and declarations', () => {
  testCalls(rows)
})
