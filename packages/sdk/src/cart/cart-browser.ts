import type { FeatureContext } from '../client/client'
import { exclusive } from '../client/exclusive'
import type { ResolvedOptions } from '../client/options'
import type { CartCheck } from '../state/cart'
import type { Store } from '../state/store'
import type { BrowserStore } from '../storage/browser-store'
import { readCartClaims } from '../storage/cart-claims'
import type { CartClaim, CartClaims } from '../storage/cart-claims'
import { readChosenAccount } from '../storage/effective-account'
import type { RunExclusive } from '../storage/exclusive'
import {
  cartClaimsEntry,
  cartSwitchEntry,
  scopeOwnerEntry,
  tabSessionIdEntry,
} from '../storage/storage-entries'
import { requestedLines, toIntent } from './cart-intents'
import { cartChecks } from './cart-keys'
import type { PageIdentity } from './cart-state'

/** What the pages of one browser know of each other's writes to the cart. */
export interface CartBrowser {
  self(): PageIdentity
  /** Runs a task while no other page writes to the cart. */
  exclusively<T>(task: () => Promise<T>): Promise<T>
  /** The open writes to the current shopper's cart. */
  read(): CartClaims
  /** Whether there is an open write of that id, also to another buyer's cart. */
  has(id: string): boolean
  /** Replaces the page's stored writes, except for merges. */
  save(claims: readonly CartClaim[]): void
  /** Stores one open write, or replaces the one of the same id. */
  put(claim: CartClaim): void
  remove(id: string): void
  /** Removes the open writes of the current shopper, but for those to keep. */
  clear(isKept?: (claim: CartClaim) => boolean): void
  /** The buyer whose tab it was last; undefined where it was nobody's. */
  formerOwner(): string | undefined
  /** Shows the page's changes that are held as being checked. */
  hold(changes: readonly CartCheck[]): void
  /** Updates `checks` from the stored writes of all pages. */
  refresh(): void
}

export interface CartBrowserPorts {
  readonly webstoreId: string
  readonly owner: () => string
  /** The owner whose data the tab has, also while it is not known who is shopping. */
  readonly formerOwner: () => string | undefined
  readonly browserStore: BrowserStore
  readonly runExclusive: RunExclusive
  readonly createId: () => string
  /** The current shopper's changes that are being checked. */
  readonly checks: Store<readonly CartCheck[]>
}

const entry = cartClaimsEntry

/** The id of the tab, created on first use. */
function tabIdOf({ browserStore, createId }: CartBrowserPorts): string {
  const existing = browserStore.read(tabSessionIdEntry)
  if (existing !== null) return existing
  const id = createId()
  browserStore.write(tabSessionIdEntry, id)
  return id
}

/** None for a write whose response has been missing only briefly. */
const toChecks = (claim: CartClaim): readonly CartCheck[] =>
  claim.isChecked ? requestedLines(toIntent(claim)) : []

export function createCartBrowser(ports: CartBrowserPorts): CartBrowser {
  const { browserStore, runExclusive, webstoreId, owner, createId, checks } = ports
  const page = createId()
  const readAll = () => readCartClaims(browserStore.read(entry))

  const isOwn = (claim: CartClaim) => claim.owner === owner()
  let held: readonly CartCheck[] = []
  const refresh = () => checks.set([...readAll().claims.filter(isOwn).flatMap(toChecks), ...held])

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
      // Created when it is read, so that a page which only shows a cart stores nothing.
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
    save: (claims) => {
      const ids = new Set(claims.map(({ id }) => id))
      replace(
        (claim) => ids.has(claim.id) || (isOwn(claim) && claim.page === page && claim.kind !== 'merge'),
        claims,
      )
    },
    put: (claim) => replace(hasId(claim.id), [claim]),
    remove: (id) => replace(hasId(id), []),
    clear: (isKept = () => false) => replace((claim) => isOwn(claim) && !isKept(claim), []),
    formerOwner: ports.formerOwner,
    hold: (changes) => {
      held = changes
      refresh()
    },
    refresh,
  }
}

/** Ids that no other page of the browser creates. */
export const createIds =
  ({ clock, random }: Pick<ResolvedOptions, 'clock' | 'random'>) =>
  (): string =>
    `${clock.now().toString(36)}-${Math.floor(random() * 2 ** 32).toString(36)}`

/** A buyer has one cart for each account acted for; a guest has one for the session. */
export function cartBrowser(client: FeatureContext): CartBrowser {
  const { options, webstoreId, storage: browserStore, scope } = client
  return createCartBrowser({
    webstoreId,
    browserStore,
    runExclusive: client.use(exclusive),
    checks: client.use(cartChecks),
    createId: createIds(options),
    owner: () => readChosenAccount(browserStore)?.id ?? scope.getSnapshot().userId ?? 'guest',
    formerOwner: () => readChosenAccount(browserStore)?.id ?? browserStore.read(scopeOwnerEntry) ?? undefined,
  })
}

/** Shows what other tabs are checking, and reads the cart and its counts again when one of their changes is over. */
export function followOtherTabs(
  { storage, scope, events, onDispose }: Pick<FeatureContext, 'storage' | 'scope' | 'events' | 'onDispose'>,
  browser: CartBrowser,
  refresh: () => void,
): void {
  const countOpen = () => {
    const { page } = browser.self()
    return browser.read().claims.filter((claim) => claim.page !== page && !claim.isUnsent).length
  }
  let open = countOpen()
  const follow = () => {
    browser.refresh()
    const before = open
    open = countOpen()
    if (open >= before) return
    events.emit('cartchanged')
    refresh()
  }
  browser.refresh()
  const followSwitch = () => {
    events.emit('cartchanged')
    events.emit('blackcartchanged')
    refresh()
  }
  const stops = [
    storage.follow(cartClaimsEntry, follow),
    storage.follow(cartSwitchEntry, followSwitch),
    scope.subscribe(browser.refresh),
  ]
  onDispose(() => stops.forEach((stop) => stop()))
}
