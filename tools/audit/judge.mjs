/**
 * What an audit came to: `clean`, with the lesser advisories; `found`, with the severe ones; `unasked`, where no registry
 * responded; `failed`, where the audit went wrong by itself.
 * @typedef {{ state: 'clean' | 'found' | 'unasked' | 'failed', lines: readonly string[] }} Verdict
 */
/** @typedef {{ code?: unknown, message?: unknown }} AuditError */
/**
 * @typedef {object} Advisory
 * @property {string} module_name
 * @property {string} severity
 * @property {string} title
 * @property {string} url
 * @property {string} [patched_versions]
 * @property {readonly { version: string }[]} findings
 */

/** Severities that a release may have. Any other, known or not, stops it. */
const lesser = ['info', 'low', 'moderate']

const registryErrors = ['ERR_PNPM_AUDIT_BAD_RESPONSE', 'ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS']
const lineErrors =
  /fetch failed|timed? ?out|socket hang up|E(?:CONN|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)/i

/**
 * Judges what `pnpm audit --json` wrote, with whatever stands around it.
 * @param {string} output
 * @returns {Verdict}
 */
export const judgeAudit = (output) => {
  const { error, advisories } = readJson(output)
  if (error !== undefined) return judgeError(error)
  if (advisories === undefined)
    return { state: 'failed', lines: [`audit failed: ${output.trim() || 'no output'}`] }
  const all = Object.values(advisories)
  const lines = all.map(describe)
  const severe = all.filter(({ severity }) => !lesser.includes(severity)).length
  return severe > 0
    ? { state: 'found', lines: [...lines, `${severe} of ${all.length} advisories are high or critical`] }
    : { state: 'clean', lines: [...lines, 'no high or critical advisory'] }
}

/** @param {AuditError} error @returns {Verdict} */
const judgeError = ({ code, message }) => {
  const said = String(message ?? code)
  return registryErrors.includes(String(code)) || lineErrors.test(said)
    ? { state: 'unasked', lines: [`not audited, the registry cannot be asked: ${said}`] }
    : { state: 'failed', lines: [`audit failed: ${said}`] }
}

/**
 * @param {string} output
 * @returns {{ error?: AuditError, advisories?: Readonly<Record<string, Advisory>> }} empty for what is no report
 */
const readJson = (output) => {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
    return typeof report === 'object' && report !== null ? report : {}
  } catch {
    return {}
  }
}

/** @param {Advisory} advisory */
const describe = ({ severity, module_name: name, findings, title, url, patched_versions: patched }) => {
  const versions = findings.map(({ version }) => version).join(', ')
  return `${severity}: ${name} ${versions}: ${title} (${url}), ${patched ? `mended in ${patched}` : 'not mended yet'}`
}
