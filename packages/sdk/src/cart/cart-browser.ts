import type { Client } from '../client/client'
import { exclusive } from '../client/exclusive'
import type { ResolvedOptions } from '../client/options'
import type { CartCheck } from '../state/cart'
import type { Store } from '../state/store'
import type { BrowserStore } from '../storage/browser-store'
import { readCartClaims } from '../storage/cart-claims'
import type { CartClaim, CartClaims } from '../storage/cart-claims'
import { readChosenAccount } from '../storage/effective-account'
import type { RunExclusive } from '../storage/exclusive'
import { cartClaimsEntry, tabSessionIdEntry } from '../storage/storage-entries'
import { cartChecks } from './cart-keys'
import type { PageIdentity } from './cart-state'

/** What the pages of one browser know of each other's writes to the cart. */
export interface CartBrowser {
  self(): PageIdentity
  /** Runs a task while no other page writes to the cart. */
  exclusively<T>(task: () => Promise<T>): Promise<T>
  /** The open writes to the present shopper's cart. */
  read(): CartClaims
  /** Whether there is an open write of that id, be it about another buyer's cart. */
  has(id: string): boolean
  /** Puts the page's open writes (merges apart) in the place of those that it kept before. */
  keep(claims: readonly CartClaim[]): void
  /** Keeps one open write, or takes it out. */
  put(claim: CartClaim): void
  remove(id: string): void
  /** Takes out all of the present shopper. */
  clear(): void
  /** Shows what is in doubt, also what another page keeps. */
  refresh(): void
}

export interface CartBrowserPorts {
  readonly webstoreId: string
  readonly owner: () => string
  readonly browserStore: BrowserStore
  readonly runExclusive: RunExclusive
  readonly createId: () => string
  /** Follows what of the present shopper's cart is in doubt. */
  readonly checks: Store<readonly CartCheck[]>
}

const entry = cartClaimsEntry

/** The id of the tab, made with the first need. */
function tabIdOf({ browserStore, createId }: CartBrowserPorts): string {
  const existing = browserStore.read(tabSessionIdEntry)
  if (existing !== null) return existing
  const made = createId()
  browserStore.write(tabSessionIdEntry, made)
  return made
}

/** Of what is looked for only a moment the shopper hears nothing. */
function toChecks({ isChecked, kind, lines }: CartClaim): readonly CartCheck[] {
  if (!isChecked) return []
  if (kind === 'delete') return [{ kind }]
  return lines.map(({ productId, quantity }) => ({
    kind: kind === 'set' ? kind : 'add',
    productId,
    quantity,
  }))
}

export function createCartBrowser(ports: CartBrowserPorts): CartBrowser {
  const { browserStore, runExclusive, webstoreId, owner, createId, checks } = ports
  const page = createId()
  const readAll = () => readCartClaims(browserStore.read(entry))

  const isOwn = (claim: CartClaim) => claim.owner === owner()
  const refresh = () => checks.set(readAll().claims.filter(isOwn).flatMap(toChecks))

  const replace = (isReplaced: (claim: CartClaim) => boolean, claims: readonly CartClaim[]) => {
    const { version, claims: all } = readAll()
    const others = all.filter((claim) => !isReplaced(claim))
    browserStore.write(entry, { version: version + 1, claims: [...others, ...claims] })
    refresh()
  }
  const hasId = (id: string) => (claim: CartClaim) => claim.id === id

  return {
    self: () => ({
      owner: owner(),
      // Made when somebody reads it: who only shows a cart leaves nothing behind in the tab.
      get tab() {
        return tabIdOf(ports)
      },
      page,
    }),
    exclusively: (task) => runExclusive(`cartonnage:cart:${webstoreId}`, task),
    read: () => {
      const { version, claims } = readAll()
      return { version, claims: claims.filter(isOwn) }
    },
    has: (id) => readAll().claims.some(hasId(id)),
    keep: (claims) => {
      const ids = new Set(claims.map(({ id }) => id))
      replace(
        (claim) => ids.has(claim.id) || (isOwn(claim) && claim.page === page && claim.kind !== 'merge'),
        claims,
      )
    },
    put: (claim) => replace(hasId(claim.id), [claim]),
    remove: (id) => replace(hasId(id), []),
    clear: () => replace(isOwn, []),
    refresh,
  }
}

/** Ids that no other page of the browser makes. */
export const createIds =
  ({ clock, random }: Pick<ResolvedOptions, 'clock' | 'random'>) =>
  (): string =>
    `${clock.now().toString(36)}-${Math.floor(random() * 2 ** 32).toString(36)}`

/** A buyer's cart is that of the account acted for, if one was chosen; whoever is no buyer has one cart of the session. */
export function cartBrowser(client: Client): CartBrowser {
  const { options, webstoreId, storage: browserStore, scope } = client
  return createCartBrowser({
    webstoreId,
    browserStore,
    runExclusive: client.use(exclusive),
    checks: client.use(cartChecks),
    createId: createIds(options),
    owner: () => readChosenAccount(browserStore)?.id ?? scope.getSnapshot().userId ?? 'guest',
  })
}
