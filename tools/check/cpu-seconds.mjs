/** A duration as the shell's `times` writes it: minutes and seconds, as in `1m2.34s`. @param {string} text */
const readSeconds = (text) => {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.,]+)s$/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/**
 * Processor seconds from the output of the shell's `times`: the second line is that of its children, user and system.
 * Empty where the shell wrote none.
 * @param {string} times
 * @returns {{ cpuSeconds?: number }}
 */
export const readCpuSeconds = (times) => {
  const [, children] = times.trim().split('\n')
  if (children === undefined) return {}
  return {
    cpuSeconds: children
      .trim()
      .split(/\s+/)
      .map(readSeconds)
      .reduce((sum, one) => sum + one, 0),
  }
}
