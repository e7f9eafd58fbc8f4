import { runCommand } from '../run-command.ts'
import { root } from '../workspace.ts'

/**
 * Runs a command to its end and returns its output; throws an error with the output if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
export const runOrThrow = async (command, args, cwd = root) => {
  const { code, output } = await runCommand(command, args, { cwd, quiet: true })
  if (code === 0) return output
  throw new Error(`${command} ${args.join(' ')}\n${output.trimEnd()}`)
}
