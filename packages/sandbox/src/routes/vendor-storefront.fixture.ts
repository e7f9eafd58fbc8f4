import { createNodeSandbox } from '../server'
import { openBrowser } from './browser.fixture'

/** The id that stands in the storefront's settings: one of an organisation, not of the sandbox. */
export const webstoreId = '0ZExx0000000001AAA'
export const base = `/services/data/v67.0/commerce/webstores/${webstoreId}`
/** What the storefront adds to nearly every call. */
export const usual = 'language=de-CH&asGuest=false&htmlEncode=false'
/** The address that it sends: in parts, without a joined name. */
export const address = {
  ...{ firstName: 'Reto', lastName: 'Brunner', companyName: 'Alpenblick Versand AG', street: 'Lagerweg 1' },
  ...{ city: 'Olten', region: 'SO', postalCode: '4600', country: 'CH' },
}

/** A call as the table of the page shows it. */
export interface Row {
  readonly screen: string
  readonly call: string
  readonly status: number
}

interface Asked {
  readonly screen: string
  readonly body?: unknown
  /** Goes to the site itself, not through the prefix of the platform's SDK. */
  readonly toSite?: true
}

/** A browser with the storefront's page in it: calls go below `/sf/api`, writes carry the session's token. */
export function openStorefront() {
  const sandbox = createNodeSandbox({ seed: 1, csrf: true, webstoreAliases: { [webstoreId]: 'CH' } })
  const browser = openBrowser(sandbox)
  const rows: Row[] = []
  let token = ''
  const ask = async (method: string, path: string, { screen, body, toSite }: Asked) => {
    const headers: Record<string, string> = token ? { 'X-CSRF-Token': token } : {}
    const answer = await browser.call(`${toSite ? '' : '/sf/api'}${path}`, { method, body, headers })
    rows.push({ screen, call: `${method} ${pattern(path)}`, status: answer.status })
    // What a test reads of an answer is the test's business: a member that is missing fails it.
    // oxlint-disable-next-line typescript/no-unsafe-return
    return answer.body
  }
  return {
    rows,
    ask,
    /** A call of the webstore. */
    shop: (method: string, path: string, asked: Asked) => ask(method, `${base}/${path}`, asked),
    /** Reads the token that the SDK sends with each write from then on. */
    readToken: async () => {
      const path = '/services/data/v67.0/ui-api/session/csrf'
      const body = (await ask('GET', path, { screen: 'sign-in' })) as { readonly csrfToken: string }
      token = body.csrfToken
    },
  }
}

export type Storefront = ReturnType<typeof openStorefront>

/** A path without what differs from visit to visit. */
const pattern = (path: string): string =>
  path
    .replace(`${base}/`, '')
    .replace(/\?.*/, '')
    .replace('v67.0', 'vXX.0')
    .replaceAll(/\/(?:01t|0ZG)\w{12,15}/g, '/{id}')
    .replaceAll(/(cart-items|cart-coupons|addresses)\/\w{15,18}$/g, '$1/{id}')
