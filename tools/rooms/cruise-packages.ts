import { cruise } from 'dependency-cruiser'
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'
import { forTests } from './rule.ts'

/** All imports of these files and folders below `folder`, each put to the rules. */
export const cruisePackages = async (
  folder: string,
  files: string[],
  forbidden: IForbiddenRuleType[],
): Promise<ICruiseResult> => {
  const { output } = await cruise(files, {
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: `node_modules/|/dist/|${forTests}` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@cartonnage/source', 'import', 'default'],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}
