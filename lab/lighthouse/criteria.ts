import type { Figures } from './figures.ts'
import type { Page } from './pages.ts'

const limits = {
  score: 97,
  // Written as 0.00.
  cls: 0.005,
  inp: 150,
  // 50 ms of a processor that is not slowed down.
  longestTask: 200,
}

/** What a page misses, in sentences. */
export const findMissed = ({ press, hasCart = false }: Page, figures: Figures): string[] => {
  const { score, cls, inp, longestTask, effect } = figures
  const time = (what: string, ms: number, limit: number) =>
    ms <= limit ? [] : [`${press.name}: ${what} of ${ms.toFixed(0)} ms, at most ${limit} ms`]
  return [
    // A guest's cart is made by scripts, as soon as the page is there.
    ...(score >= limits.score || hasCart ? [] : [`score of ${score}, at least ${limits.score}`]),
    ...(cls < limits.cls ? [] : [`CLS of ${cls.toFixed(3)}, at most 0.00`]),
    ...time('INP', inp, limits.inp),
    ...time('longest task', longestTask, limits.longestTask),
    ...time('effect', effect, press.limitMs ?? Infinity),
  ]
}
