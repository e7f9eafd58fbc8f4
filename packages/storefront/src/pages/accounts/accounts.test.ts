import { storageEntries } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { chooseAccount } from './data/choose-account'
import { loadAccounts } from './data/accounts-loader'
import { openGermanBuyer } from './german-buyer.fixture'

async function open() {
  const buyer = await openGermanBuyer()
  const { accounts } = await loadAccounts(buyer.args().args)
  const idOf = (name: string) => accounts.find((account) => account.name === name)?.id ?? ''
  const choose = async (form: Record<string, string>, effectiveAccount?: string) => {
    const { args, shop } = buyer.args({ form, ...(effectiveAccount && { effectiveAccount }) })
    return { response: await chooseAccount(args), shop }
  }
  return { ...buyer, accounts, idOf, choose }
}

const headersOf = (response: unknown) =>
  response instanceof Response
    ? [response.status, response.headers.get('Location'), response.headers.get('Set-Cookie')]
    : response

describe('the accounts that a buyer may order for', () => {
  it('[1-7] [3.user-and-account-4] are the own one and the managed ones, with their addresses', async () => {
    const { accounts } = await open()
    expect(accounts.map(({ id: _, ...listed }) => listed)).toEqual([
      {
        name: 'Weingut Sonnenhalde GmbH',
        addressLines: ['Kellereistraße 5', '88709 Meersburg'],
        isMyAccount: true,
        isActive: true,
      },
      {
        name: 'Filiale Konstanz',
        addressLines: ['Brückenweg 30', '78462 Konstanz'],
        isMyAccount: false,
        isActive: false,
      },
      {
        name: 'Filiale Meersburg',
        addressLines: ['Hafengasse 7', '88709 Meersburg'],
        isMyAccount: false,
        isActive: false,
      },
      {
        name: 'Vestiging Utrecht B.V.',
        addressLines: ['Kanaalstraat 14', '3531 CJ Utrecht'],
        isMyAccount: false,
        isActive: false,
      },
    ])
  })

  it('mark the effective account', async () => {
    const { args, idOf } = await open()
    const { accounts } = await loadAccounts(args({ effectiveAccount: idOf('Filiale Meersburg') }).args)
    expect(accounts.filter(({ isActive }) => isActive).map(({ name }) => name)).toEqual(['Filiale Meersburg'])
  })
})

describe('choosing an account', () => {
  it('[1-7] [3.user-and-account-5] saves it for the session and loads a new document', async () => {
    const { choose, idOf } = await open()
    const id = idOf('Filiale Meersburg')
    const { response, shop } = await choose({ accountId: id, returnTo: '/de-shop/service/terms' })
    expect(headersOf(response)).toEqual([
      303,
      'http://localhost/de-shop/service/terms',
      `acting_for_DE=${id}; Path=/; SameSite=Lax`,
    ])
    expect(shop.storage.read(storageEntries.effectiveAccount)).toEqual({ id, name: 'Filiale Meersburg' })
  })

  it('forgets the checkout that was started for another account', async () => {
    const { choose, createClient, idOf } = await open()
    createClient().storage.write(storageEntries.activeCheckoutId, '2z9')
    const { shop } = await choose({ accountId: idOf('Filiale Konstanz') })
    expect(shop.storage.read(storageEntries.activeCheckoutId)).toBeNull()
  })

  it('[6-4] names the account in the calls that follow', async () => {
    const { choose, idOf, requested } = await open()
    const id = idOf('Filiale Konstanz')
    const { shop } = await choose({ accountId: id })
    requested.length = 0
    await Promise.all([shop.cart.load().catch(() => null), shop.cartCounts.load(), shop.addresses.list()])
    expect(requested.length).toBeGreaterThan(2)
    expect(requested.filter((url) => !url.includes(id))).toEqual([])
  })

  it.each(['', 'own'])('goes back to the own account with %j', async (requested) => {
    const { choose, idOf } = await open()
    const accountId = requested === '' ? '' : idOf('Weingut Sonnenhalde GmbH')
    const { response, shop } = await choose({ accountId }, idOf('Filiale Meersburg'))
    expect(headersOf(response)).toEqual([
      303,
      'http://localhost/de-shop/my/accounts',
      'acting_for_DE=; Path=/; SameSite=Lax; Max-Age=0',
    ])
    expect(shop.storage.read(storageEntries.effectiveAccount)).toBeNull()
  })

  it('returns to this page when the requested one is not in the shop', async () => {
    const { choose, idOf } = await open()
    const { response } = await choose({ accountId: idOf('Filiale Konstanz'), returnTo: '//evil.example' })
    expect(headersOf(response)).toContain('http://localhost/de-shop/my/accounts')
  })

  it('refuses an account that is not the buyer’s', async () => {
    const { choose } = await open()
    const { response, shop } = await choose({ accountId: '001CN0000000001YAA' })
    expect(response).toMatchObject({ data: { problem: 'refused' }, init: { status: 422 } })
    expect(shop.storage.read(storageEntries.effectiveAccount)).toBeNull()
  })

  it('says so when the platform does not respond', async () => {
    const { choose, sandbox, idOf } = await open()
    const id = idOf('Filiale Konstanz')
    const fault = { kind: 'status', match: { path: 'external-managed-accounts' }, status: 503, times: 9 }
    const armed = await sandbox.fetch(
      new Request('http://localhost/__sandbox/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      }),
    )
    expect(armed.status).toBe(201)
    const { response } = await choose({ accountId: id })
    expect(response).toMatchObject({ data: { problem: { messageKey: 'unreachable' }, accountId: id } })
  })
})
