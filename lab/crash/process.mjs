import { once } from 'node:events'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnSandbox, startProcess } from '../chaos/sandbox.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {Awaited<ReturnType<typeof startWatched>>} Sandbox */

/** Kills a process; returns its error output, which should be empty. @param {ChildProcess} child @param {Promise<string>} complaints */
const killChild = async (child, complaints) => {
  const exit = child.exitCode === null ? once(child, 'exit') : Promise.resolve([child.exitCode])
  child.kill('SIGKILL')
  const [code] = await exit
  const end = code === null ? [] : [`the sandbox ended with ${code} before it was killed`]
  return [...end, ...(await complaints).split('\n').filter(Boolean)]
}

/** @param {ChildProcess} child */
const readComplaints = ({ stderr }) => (stderr ? readText(stderr) : Promise.resolve(''))

/** Starts a process over the folder and collects its error output. @param {string} data @param {number} [delay] */
export const startWatched = async (data, delay = 0) => {
  const { child, origin, file } = await startProcess(data, { delay, stderr: 'pipe' })
  const complaints = readComplaints(child)
  return { origin, file, kill: () => killChild(child, complaints) }
}

/** Starts a process over the folder and kills it after `ms`, whether it listens or not. @param {string} data @param {number} ms */
export const killWhileStarting = async (data, ms) => {
  const child = spawnSandbox(data, { stderr: 'pipe' })
  const complaints = readComplaints(child)
  await sleep(ms)
  return killChild(child, complaints)
}
