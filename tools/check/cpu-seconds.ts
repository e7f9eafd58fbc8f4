/** A duration as the shell's `times` writes it: minutes and seconds, as in `1m2.34s`. */
const readSeconds = (text: string) => {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.,]+)s$/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/**
 * Processor seconds from the output of the shell's `times`: the second line is that of its children, user and system.
 * Empty where the shell wrote none.
 */
export const readCpuSeconds = (times: string): { cpuSeconds?: number } => {
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
