import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../workspace.ts'

/**
 * The TypeScript program of the product. It is not type-checked; the checker only resolves
 * types where names are ambiguous.
 * @param {readonly string[]} files its sources, without tests
 */
export const createProductProgram = (files) => {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.check.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })
  if (config === undefined) throw new Error('tsconfig.check.json cannot be read')
  return ts.createProgram([...files], config.options)
}
