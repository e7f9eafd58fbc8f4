import { UploadError } from './receive-file'

/** How many files may be on their way at once. */
const all = 30
const ofAddress = 4

/** Lets no address, and not all together, keep more files on their way than the server can hold. */
export function createPlaces() {
  const running = new Map<string, number>()
  const countAll = () => [...running.values()].reduce((sum, count) => sum + count, 0)
  return async <Result>(address: string, run: () => Promise<Result>): Promise<Result> => {
    const mine = running.get(address) ?? 0
    if (mine >= ofAddress) throw new UploadError('tooMany')
    if (countAll() >= all) throw new UploadError('full')
    running.set(address, mine + 1)
    try {
      return await run()
    } finally {
      const left = (running.get(address) ?? 1) - 1
      if (left > 0) running.set(address, left)
      else running.delete(address)
    }
  }
}
