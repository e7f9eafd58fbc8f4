import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import { createFakeTime } from './cart-clock.fixture'
import { createReferencePlatform, forbidden, scarce } from './cart-platform.fixture'
import type { Weather, WriteFault } from './cart-platform.fixture'
import { createShopper } from './cart-shopper.fixture'
import type { Deed, Outcome, Stretch } from './cart-shopper.fixture'

/** Each check draws other stories. `CART_RUNS=10000` is for a change of the writer. */
const numRuns = Number(process.env.CART_RUNS ?? 200)
const timeout = 15_000 + numRuns * 20

/** A reload of a tab's page. */
interface Reload {
  readonly kind: 'reload'
}

interface Story extends Weather {
  readonly deeds: readonly { readonly tab: number; readonly after: number; readonly deed: Deed | Reload }[]
}

interface Stage {
  readonly tabs: number
  readonly isCareful?: boolean
  /** Each tab is on a device of its own, so that none knows of the others' writes. */
  readonly isApart?: boolean
}

/** Plays a story until nothing is open. */
async function play({ deeds, ...weather }: Story, { tabs, isCareful = false, isApart = false }: Stage) {
  const time = createFakeTime()
  const platform = createReferencePlatform(time, weather)
  const browser = createBrowser()
  const opened = Array.from({ length: tabs }, () => (isApart ? createBrowser() : browser).openTab())
  const open = (tab: Tab) => createShopper(platform.calls, { tab, time, isCareful })
  const shoppers = opened.map(open)
  const gone: (typeof shoppers)[number][] = []
  const reload = (index: number) => {
    const [tab, current] = [opened[index], shoppers[index]]
    if (!tab || !current) return
    current.close()
    gone.push(current)
    shoppers[index] = open(tab)
    shoppers[index].writer.resume()
  }
  for (const productId of ['a', 'b', scarce]) {
    void platform.calls.add([{ productId, quantity: '5' }], {})
    await time.run()
  }
  for (const shopper of shoppers) void shopper.load().catch(() => undefined)
  await time.run()
  let start = time.now()
  for (const { tab, after, deed } of deeds) {
    start += after
    time.at(start, () => (deed.kind === 'reload' ? reload(tab % tabs) : shoppers[tab % tabs]?.act(deed)))
  }
  await time.run()
  return { platform, shoppers, time, gone }
}

const product = fc.constantFrom('a', 'b', 'c', scarce, forbidden)
const quantity = fc.integer({ min: 1, max: 12 })
const add: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constant('add' as const),
  products: fc.uniqueArray(product, { minLength: 1, maxLength: 3 }),
  quantity,
})
const set: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('set' as const, 'remove' as const),
  product,
  quantity,
})
const clear: fc.Arbitrary<Deed> = fc.record({ kind: fc.constant('delete' as const) })
/** Without the refused and the scarce product. */
const ordinary = (deeds: fc.Arbitrary<Deed>) =>
  deeds.filter((candidate) => !/scarce|forbidden/.test(JSON.stringify(candidate)))
const loading: fc.Arbitrary<Deed> = fc.record({ kind: fc.constant('load' as const) })
const deed = fc.oneof(
  { weight: 5, arbitrary: add },
  { weight: 6, arbitrary: set },
  { weight: 1, arbitrary: clear },
  { weight: 2, arbitrary: loading },
)
const gap = fc.constantFrom(0, 0, 0, 1, 3, 20, 500, 20_000)
const reloading: fc.Arbitrary<Reload> = fc.record({ kind: fc.constant('reload' as const) })
const deedsOf = <T extends Deed | Reload>(arbitrary: fc.Arbitrary<T>) =>
  fc.array(fc.record({ tab: fc.nat(2), after: gap, deed: arbitrary }), { minLength: 1, maxLength: 12 })
const arriving = { requestMs: 1, responseMs: 1, isLost: false }
const calmStart = Array.from({ length: 6 }, () => arriving)
const journey = (lossPercent: number) =>
  fc.record({
    requestMs: fc.constantFrom(1, 1, 2, 10, 60),
    responseMs: fc.constantFrom(1, 1, 2, 10, 300),
    isLost: fc.nat(99).map((roll) => roll < lossPercent),
  })
/** The writes that fill the cart at the start. */
const firstWrites: WriteFault[] = ['none', 'none', 'none']
const faults: readonly WriteFault[] = [
  'none',
  'cut before',
  'cut after',
  'late before',
  'late after',
  'garbled before',
  'garbled after',
  '500 before',
  '500 after',
  '409',
  'refused',
  'busy 2',
  'busy 20',
  'errored before',
  'errored after',
]
/** Takes effect long after its sender's connection broke. */
const lateFaults: readonly WriteFault[] = ['late and done later', 'cut and done later']
const stormOf = (kinds: readonly WriteFault[], lossPercent: number) => ({
  writes: fc.array(fc.constantFrom(...kinds), { maxLength: 12 }).map((later) => [...firstWrites, ...later]),
  journeys: fc
    .array(journey(lossPercent), { maxLength: 40 })
    .map((later) => [
      ...Array.from({ length: 6 }, () => ({ requestMs: 1, responseMs: 1, isLost: false })),
      ...later,
    ]),
})

const lost = { ...arriving, isLost: true }
const setting = (product: string) => ({ kind: 'set' as const, product, quantity: 1 })
const adding = (product: string) => ({ kind: 'add' as const, products: [product], quantity: 1 })

const inFirstTab = (after: number, deed: Deed) => ({ tab: 0, after, deed })
const load: Deed = { kind: 'load' }

/** Found in some ten thousand stories: a read responds while the page waits for a newer one, which is lost. */
const lostReads: readonly Story[] = [
  {
    writes: firstWrites,
    journeys: [...calmStart, lost, lost, arriving, lost],
    deeds: [
      ...[setting('a'), load, load, setting('b')].map((deed) => inFirstTab(0, deed)),
      inFirstTab(500, adding('a')),
      ...[adding('b'), setting('a')].map((deed) => inFirstTab(0, deed)),
    ],
  },
  {
    writes: firstWrites,
    journeys: [...calmStart, lost, lost, lost, lost, arriving, lost],
    deeds: [
      ...[setting('a'), { kind: 'delete' as const }, adding('a')].map((deed) => inFirstTab(0, deed)),
      inFirstTab(500, setting('a')),
      inFirstTab(20, load),
      inFirstTab(0, adding('a')),
      inFirstTab(20_000, adding('a')),
      inFirstTab(0, setting('b')),
    ],
  },
]

const differing = ({ intended, displayed, touched }: Stretch) =>
  [...touched]
    .filter((name) => (intended[name] ?? 0) !== (displayed[name] ?? 0))
    .map((name) => ({ name, intended: String(intended[name] ?? 0), actual: String(displayed[name] ?? 0) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

/** The event names exactly the lines that differ, with their intended and actual quantities. */
function expectReportedExactly(stretch: Stretch) {
  const reported = stretch.reported
    .map(({ productId = '', intended, actual }) => ({ name: productId, intended, actual }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  expect(reported).toEqual(differing(stretch))
}

/** Where nothing failed and nothing was unclear, someone else changed it. */
function expectHonestReasons({ reported, failed, isUnclear }: Stretch) {
  const clean = reported.filter(({ productId = '' }) => !failed.has(productId) && !isUnclear)
  for (const { reason } of clean) expect(reason).toBe('changed-elsewhere')
}

type Played = Awaited<ReturnType<typeof play>>

async function expectSettled({ platform, shoppers, time }: Played) {
  for (const shopper of shoppers) {
    expect(shopper.countOpen()).toBe(0)
    expect(shopper.isProcessing.getSnapshot()).toBe(false)
  }
  // Reads may go on failing for a while, but succeed in the end.
  for (let times = 0; times < 20; times += 1) {
    for (const shopper of shoppers) void shopper.load().catch(() => undefined)
    await time.run()
  }
  for (const shopper of shoppers) {
    expect(shopper.displayed()).toEqual(platform.quantities())
    expect(shopper.cart.getSnapshot()).not.toHaveProperty('value.pending')
  }
}

describe('the cart writer against a reference cart', () => {
  it(
    'ends as intended or reports exactly which lines differ, whatever tabs and faults do',
    { timeout },
    async () => {
      const storm = stormOf([...faults, ...lateFaults, 'done twice'], 8)
      const story = fc.record({ ...storm, deeds: deedsOf(deed) })
      const check = async (played: Story, tabs: number, isApart: boolean) => {
        const end = await play(played, { tabs, isApart })
        const stretches = end.shoppers.flatMap(({ stretches: own }) => own)
        stretches.forEach(expectReportedExactly)
        stretches.forEach(expectHonestReasons)
        await expectSettled(end)
      }
      await fc.assert(fc.asyncProperty(story, fc.integer({ min: 1, max: 3 }), fc.boolean(), check), {
        numRuns,
      })
    },
  )

  it(
    'knows in a single tab why each line differs, and never writes to a cart that is being worked on',
    { timeout },
    async () => {
      const plain = fc.constantFrom('a', 'b', 'c')
      const own = deed.filter((candidate) => !JSON.stringify(candidate).includes(scarce))
      const storm = stormOf([...faults, ...lateFaults], 8)
      const story = fc.record({ ...storm, deeds: deedsOf(fc.oneof(own, setAmong(plain))) })
      const check = async (played: Story) => {
        const { shoppers, platform } = await play(played, { tabs: 1, isCareful: true })
        expect(platform.countIntrusions()).toBe(0)
        for (const { reported } of shoppers.flatMap(({ stretches }) => stretches))
          expect(reported.map(({ reason }) => reason)).not.toContain('changed-elsewhere')
      }
      await fc.assert(fc.asyncProperty(story, check), { numRuns })
    },
  )

  it.each(lostReads)('remembers a failed read when an older one responds (%#)', async (story) => {
    const { platform, shoppers } = await play(story, { tabs: 1, isCareful: true })
    expect(platform.countIntrusions()).toBe(0)
    const reported = shoppers.flatMap(({ stretches }) => stretches.flatMap((stretch) => stretch.reported))
    expect(reported.map(({ reason }) => reason)).not.toContain('changed-elsewhere')
  })

  it('ends as intended where no write fails', { timeout }, async () => {
    const calm = stormOf(['none', 'busy 2'], 0)
    const check = async (played: Story) => {
      const { shoppers, platform } = await play(played, { tabs: 1, isCareful: true })
      for (const stretch of shoppers.flatMap(({ stretches }) => stretches)) {
        expect(stretch.reported).toEqual([])
        expect(stretch.failed.size).toBe(0)
      }
      const intended = shoppers[0]?.stretches.at(-1)?.intended
      if (intended) expect(platform.quantities()).toEqual(withoutZeros(intended))
    }
    await fc.assert(fc.asyncProperty(fc.record({ ...calm, deeds: deedsOf(ordinary(deed)) }), check), {
      numRuns,
    })
  })

  it('holds what was acknowledged, and nothing that was refused', { timeout }, async () => {
    const storm = stormOf([...faults, ...lateFaults], 8)
    const check = async (played: Story, tabs: number) => {
      const { platform, shoppers, gone } = await play(played, { tabs })
      const outcomes = [...shoppers, ...gone].flatMap((shopper) => shopper.outcomes)
      // A write of a closed page may hide that the next page's failed, which is then reported.
      const reported =
        gone.length === 0
          ? []
          : shoppers.flatMap((shopper) => shopper.stretches.flatMap((stretch) => stretch.reported))
      const isReported = (product: string) => reported.some(({ productId }) => productId === product)
      for (const product of ['a', 'b', 'c'].filter((name) => !isReported(name)))
        expect(possible(product, outcomes)).toContain(platform.quantities()[product] ?? 0)
    }
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...storm, deeds: deedsOf(fc.oneof({ weight: 4, arbitrary: ordinary(add) }, reloading)) }),
        fc.integer({ min: 1, max: 3 }),
        check,
      ),
      { numRuns },
    )
  })

  it('adds up what several tabs add where no write fails', { timeout }, async () => {
    const calm = stormOf(['none'], 0)
    const check = async (played: Story) => {
      const { platform } = await play(played, { tabs: 3 })
      expect(platform.quantities()).toEqual(sumsOf(played))
    }
    await fc.assert(fc.asyncProperty(fc.record({ ...calm, deeds: deedsOf(ordinary(add)) }), check), {
      numRuns,
    })
  })

  it('loses nothing that a page left when it was reloaded, sent or not', { timeout }, async () => {
    const calm = stormOf(['none', 'late after', 'cut and done later'], 0)
    const check = async (played: Story) => {
      const { platform } = await play(played, { tabs: 1 })
      expect(platform.quantities()).toEqual(sumsOf(played))
    }
    const deeds = deedsOf(fc.oneof({ weight: 3, arbitrary: ordinary(add) }, reloading)).map(withOwnQuantities)
    await fc.assert(fc.asyncProperty(fc.record({ ...calm, deeds }), check), { numRuns })
  })
})

/** The same addition asked for again would join one that is being checked. */
const withOwnQuantities = (deeds: Story['deeds']): Story['deeds'] =>
  deeds.map((entry, index) =>
    entry.deed.kind === 'add' ? { ...entry, deed: { ...entry.deed, quantity: index + 1 } } : entry,
  )

/** The sums of all additions and of the 5 pieces there at the start. */
function sumsOf({ deeds }: Story): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { a: 5, b: 5, [scarce]: 5 }
  for (const { deed: done } of deeds)
    if (done.kind === 'add') for (const name of done.products) sums[name] = (sums[name] ?? 0) + done.quantity
  return sums
}

/** Every quantity that fits the results of the additions, with the 5 pieces there at the start. */
const possible = (product: string, outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ products }) => products.includes(product))
    .reduce(
      (sums, { quantity, result }) => {
        const done = [...sums].map((sum) => sum + quantity)
        if (result === 'ok') return new Set(done)
        return result === 'refused' ? sums : new Set([...sums, ...done])
      },
      new Set([product === 'c' ? 0 : 5]),
    )

const withoutZeros = (quantities: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(quantities).filter(([, count]) => count > 0))

const setAmong = (names: fc.Arbitrary<string>): fc.Arbitrary<Deed> =>
  fc.record({ kind: fc.constant('set' as const), product: names, quantity })
