import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import { createFakeTime } from './cart-clock.fixture'
import { createReferencePlatform, forbidden, scarce } from './cart-platform.fixture'
import type { Weather, WriteFault } from './cart-platform.fixture'
import { createShopper } from './cart-shopper.fixture'
import type { Deed, Outcome, Stretch } from './cart-shopper.fixture'

const numRuns = Number(process.env['CART_RUNS'] ?? 1000)
const timeout = 15_000 + numRuns * 20

/** Loading the page of a tab anew. */
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

/** Plays a story until everything has come to rest. */
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
    current.die()
    gone.push(current)
    shoppers[index] = open(tab)
    shoppers[index].writer.resume()
  }
  for (const productId of ['a', 'b', scarce]) {
    void platform.calls.add([{ productId, quantity: '5' }], {})
    await time.run()
  }
  for (const shopper of shoppers) void shopper.look().catch(() => undefined)
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
const glance: fc.Arbitrary<Deed> = fc.record({ kind: fc.constant('look' as const) })
const deed = fc.oneof(
  { weight: 5, arbitrary: add },
  { weight: 6, arbitrary: set },
  { weight: 1, arbitrary: clear },
  { weight: 2, arbitrary: glance },
)
const gap = fc.constantFrom(0, 0, 0, 1, 3, 20, 500, 20_000)
const reloading: fc.Arbitrary<Reload> = fc.record({ kind: fc.constant('reload' as const) })
const deedsOf = <T extends Deed | Reload>(arbitrary: fc.Arbitrary<T>) =>
  fc.array(fc.record({ tab: fc.nat(2), after: gap, deed: arbitrary }), { minLength: 1, maxLength: 12 })
const journey = (lost: number) =>
  fc.record({
    there: fc.constantFrom(1, 1, 2, 10, 60),
    back: fc.constantFrom(1, 1, 2, 10, 300),
    isLost: fc.nat(99).map((roll) => roll < lost),
  })
/** The first writes and reads set the scene. */
const scene: WriteFault[] = ['none', 'none', 'none']
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
/** What takes effect when its sender has long seen the connection break. */
const lateFaults: readonly WriteFault[] = ['late and done later', 'cut and done later']
const stormOf = (kinds: readonly WriteFault[], lost: number) => ({
  writes: fc.array(fc.constantFrom(...kinds), { maxLength: 12 }).map((later) => [...scene, ...later]),
  journeys: fc
    .array(journey(lost), { maxLength: 40 })
    .map((later) => [...Array.from({ length: 6 }, () => ({ there: 1, back: 1, isLost: false })), ...later]),
})

const arrives = { there: 1, back: 1, isLost: false }
const isGone = { ...arrives, isLost: true }
const setting = (product: string) => ({ kind: 'set' as const, product, quantity: 1 })
const adding = (product: string) => ({ kind: 'add' as const, products: [product], quantity: 1 })

const intended = (after: number, deed: Deed) => ({ tab: 0, after, deed })
const look: Deed = { kind: 'look' }
const calmStart = Array.from({ length: 6 }, () => arrives)

/** Met in some ten thousand stories: a reading that arrives while the page waits for a newer one, which is lost. */
const lostReadings: readonly Story[] = [
  {
    writes: scene,
    journeys: [...calmStart, isGone, isGone, arrives, isGone],
    deeds: [
      ...[setting('a'), look, look, setting('b')].map((deed) => intended(0, deed)),
      intended(500, adding('a')),
      ...[adding('b'), setting('a')].map((deed) => intended(0, deed)),
    ],
  },
  {
    writes: scene,
    journeys: [...calmStart, isGone, isGone, isGone, isGone, arrives, isGone],
    deeds: [
      ...[setting('a'), { kind: 'delete' as const }, adding('a')].map((deed) => intended(0, deed)),
      intended(500, setting('a')),
      intended(20, look),
      intended(0, adding('a')),
      intended(20_000, adding('a')),
      intended(0, setting('b')),
    ],
  },
]

const differing = ({ intended, shown, touched }: Stretch) =>
  [...touched]
    .filter((name) => (intended[name] ?? 0) !== (shown[name] ?? 0))
    .map((name) => ({ name, intended: String(intended[name] ?? 0), actual: String(shown[name] ?? 0) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

/** The event names exactly the lines that differ, with what was meant and what is there. */
function expectReportedExactly(stretch: Stretch) {
  const reported = stretch.reported
    .map(({ productId = '', intended, actual }) => ({ name: productId, intended, actual }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  expect(reported).toEqual(differing(stretch))
}

/** Where nothing failed and all was clear, somebody else was it. */
function expectHonestReasons({ reported, failed, isUnclear }: Stretch) {
  const clean = reported.filter(({ productId = '' }) => !failed.has(productId) && !isUnclear)
  for (const { reason } of clean) expect(reason).toBe('changed-elsewhere')
}

type Played = Awaited<ReturnType<typeof play>>

async function expectRest({ platform, shoppers, time }: Played) {
  for (const shopper of shoppers) {
    expect(shopper.countOpen()).toBe(0)
    expect(shopper.isProcessing.getSnapshot()).toBe(false)
  }
  // Reads may go on failing for a while; the page that asks often enough is right in the end.
  for (let times = 0; times < 20; times += 1) {
    for (const shopper of shoppers) void shopper.look().catch(() => undefined)
    await time.run()
  }
  for (const shopper of shoppers) {
    expect(shopper.shown()).toEqual(platform.quantities())
    expect(shopper.cart.getSnapshot()).not.toHaveProperty('value.pending')
  }
}

describe('the cart writer against a reference cart', () => {
  it(
    'ends as meant or tells exactly which lines differ, whatever tabs and faults do',
    { timeout },
    async () => {
      const storm = stormOf([...faults, ...lateFaults, 'done twice'], 8)
      const story = fc.record({ ...storm, deeds: deedsOf(deed) })
      const check = async (played: Story, tabs: number, isApart: boolean) => {
        const end = await play(played, { tabs, isApart })
        const stretches = end.shoppers.flatMap(({ stretches: own }) => own)
        stretches.forEach(expectReportedExactly)
        stretches.forEach(expectHonestReasons)
        await expectRest(end)
      }
      await fc.assert(fc.asyncProperty(story, fc.integer({ min: 1, max: 3 }), fc.boolean(), check), {
        numRuns,
      })
    },
  )

  it(
    'of a single tab knows why each line differs, and never writes into a cart that is worked on',
    { timeout },
    async () => {
      const plain = fc.constantFrom('a', 'b', 'c')
      const own = deed.filter((one) => !JSON.stringify(one).includes(scarce))
      const storm = stormOf([...faults, ...lateFaults], 8)
      const story = fc.record({ ...storm, deeds: deedsOf(fc.oneof(own, glanceAt(plain))) })
      const check = async (played: Story) => {
        const { shoppers, platform } = await play(played, { tabs: 1, isCareful: true })
        expect(platform.countIntrusions()).toBe(0)
        for (const { reported } of shoppers.flatMap(({ stretches }) => stretches))
          expect(reported.map(({ reason }) => reason)).not.toContain('changed-elsewhere')
      }
      await fc.assert(fc.asyncProperty(story, check), { numRuns })
    },
  )

  it.each(lostReadings)(
    'keeps a lost reading in mind when an older one arrives beside it (%#)',
    async (story) => {
      const { platform, shoppers } = await play(story, { tabs: 1, isCareful: true })
      expect(platform.countIntrusions()).toBe(0)
      const reported = shoppers.flatMap(({ stretches }) => stretches.flatMap((stretch) => stretch.reported))
      expect(reported.map(({ reason }) => reason)).not.toContain('changed-elsewhere')
    },
  )

  it('ends equal where no write fails', { timeout }, async () => {
    const calm = stormOf(['none', 'busy 2'], 0)
    const own = deed.filter((one) => !/scarce|forbidden/.test(JSON.stringify(one)))
    const check = async (played: Story) => {
      const { shoppers, platform } = await play(played, { tabs: 1, isCareful: true })
      for (const stretch of shoppers.flatMap(({ stretches }) => stretches)) {
        expect(stretch.reported).toEqual([])
        expect(stretch.failed.size).toBe(0)
      }
      const intended = shoppers[0]?.stretches.at(-1)?.intended
      if (intended) expect(platform.quantities()).toEqual(withoutZeros(intended))
    }
    await fc.assert(fc.asyncProperty(fc.record({ ...calm, deeds: deedsOf(own) }), check), { numRuns })
  })

  it('holds what was acknowledged, and of the rest only what nobody knows', { timeout }, async () => {
    const storm = stormOf([...faults, ...lateFaults], 8)
    const own = add.filter((one) => !/scarce|forbidden/.test(JSON.stringify(one)))
    const check = async (played: Story, tabs: number) => {
      const { platform, shoppers, gone } = await play(played, { tabs })
      const outcomes = [...shoppers, ...gone].flatMap((shopper) => shopper.outcomes)
      // What a page that is gone had sent may hide that the platform failed at the next one's: then it is told.
      const reported =
        gone.length === 0
          ? []
          : shoppers.flatMap((one) => one.stretches.flatMap((stretch) => stretch.reported))
      const isReported = (product: string) => reported.some(({ productId }) => productId === product)
      for (const product of ['a', 'b', 'c'].filter((name) => !isReported(name)))
        expect(possible(product, outcomes)).toContain(platform.quantities()[product] ?? 0)
    }
    await fc.assert(
      fc.asyncProperty(
        fc.record({ ...storm, deeds: deedsOf(fc.oneof({ weight: 4, arbitrary: own }, reloading)) }),
        fc.integer({ min: 1, max: 3 }),
        check,
      ),
      { numRuns },
    )
  })

  it('adds up what several tabs add where no write fails', { timeout }, async () => {
    const calm = stormOf(['none'], 0)
    const own = add.filter((one) => !/scarce|forbidden/.test(JSON.stringify(one)))
    const check = async (played: Story) => {
      const { platform } = await play(played, { tabs: 3 })
      expect(platform.quantities()).toEqual(sumsOf(played))
    }
    await fc.assert(fc.asyncProperty(fc.record({ ...calm, deeds: deedsOf(own) }), check), { numRuns })
  })

  it('loses nothing of what a page left when it was loaded anew, sent or not', { timeout }, async () => {
    const calm = stormOf(['none', 'late after', 'cut and done later'], 0)
    const own = add.filter((one) => !/scarce|forbidden/.test(JSON.stringify(one)))
    const check = async (played: Story) => {
      const { platform } = await play(played, { tabs: 1 })
      expect(platform.quantities()).toEqual(sumsOf(played))
    }
    const deeds = deedsOf(fc.oneof({ weight: 3, arbitrary: own }, reloading))
    await fc.assert(fc.asyncProperty(fc.record({ ...calm, deeds }), check), { numRuns })
  })
})

/** What all additions come to, with the 5 that set the scene. */
function sumsOf({ deeds }: Story): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { a: 5, b: 5, [scarce]: 5 }
  for (const { deed: one } of deeds)
    if (one.kind === 'add') for (const name of one.products) sums[name] = (sums[name] ?? 0) + one.quantity
  return sums
}

/** Every quantity that fits to what was heard of the additions, after the 5 that set the scene. */
const possible = (product: string, outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ products }) => products.includes(product))
    .reduce(
      (sums, { quantity, heard }) => {
        const done = [...sums].map((sum) => sum + quantity)
        if (heard === 'ok') return new Set(done)
        return heard === 'refused' ? sums : new Set([...sums, ...done])
      },
      new Set([product === 'c' ? 0 : 5]),
    )

const withoutZeros = (quantities: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(quantities).filter(([, held]) => held > 0))

const glanceAt = (names: fc.Arbitrary<string>): fc.Arbitrary<Deed> =>
  fc.record({ kind: fc.constant('set' as const), product: names, quantity })
