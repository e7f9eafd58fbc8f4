/**
 * The result of an audit: `clean`, perhaps with lesser advisories; `found`, with severe ones; `unavailable`, without a
 * response of the registry; `failed`, if the audit itself failed.
 * @typedef {{ state: 'clean' | 'found' | 'unavailable' | 'failed', lines: readonly string[] }} AuditResult
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

/** Accepted severities. */
const lesser = ['info', 'low', 'moderate']

const registryErrors = ['ERR_PNPM_AUDIT_BAD_RESPONSE', 'ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS']
const lineErrors =
  /fetch failed|timed? ?out|socket hang up|E(?:CONN|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)/i

/**
 * Reads the output of `pnpm audit --json`, ignoring text around the JSON.
 * @param {string} output
 * @returns {AuditResult}
 */
export const readAudit = (output) => {
  const { error, advisories } = readJson(output)
  if (error !== undefined) return readError(error)
  if (advisories === undefined)
    return { state: 'failed', lines: [`audit failed: ${output.trim() || 'no output'}`] }
  const all = Object.values(advisories)
  const lines = all.map(describe)
  const severe = all.filter(({ severity }) => !lesser.includes(severity)).length
  return severe > 0
    ? { state: 'found', lines: [...lines, `${severe} of ${all.length} advisories are high or critical`] }
    : { state: 'clean', lines: [...lines, 'no high or critical advisory'] }
}

/** @param {AuditError} error @returns {AuditResult} */
const readError = ({ code, message }) => {
  const said = String(message ?? code)
  return registryErrors.includes(String(code)) || lineErrors.test(said)
    ? { state: 'unavailable', lines: [`not audited, the registry is unavailable: ${said}`] }
    : { state: 'failed', lines: [`audit failed: ${said}`] }
}

/**
 * @param {string} output
 * @returns {{ error?: AuditError, advisories?: Readonly<Record<string, Advisory>> }} empty without a report
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
  return `${severity}: ${name} ${versions}: ${title} (${url}), ${patched ? `fixed in ${patched}` : 'not fixed yet'}`
}
