/** Whatever somebody may have sent: quoted values, e-mail addresses, addresses and paths, numbers, ids. */
const sent = [/(["'`«“])(?:(?!["'`»”]).)*["'`»”]/gs, /\S+@\S+/g, /\S*[/\\?#%=&]\S*/g, /\S*\d{3}\S*/g]

/** The plain words of a message, and `…` for everything that may have come from a visitor. */
export function safeText(text: string): string {
  const words = sent.reduce((rest, pattern) => rest.replace(pattern, '…'), text.slice(0, 2_000))
  return words.replace(/\s+/g, ' ').trim().slice(0, 200)
}

const mostFrames = 8

/** Where an error came from: its frames alone, for the first lines of a stack repeat the message. */
export function safeStack({ stack = '' }: Pick<Error, 'stack'>): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames
    .slice(0, mostFrames)
    .map((frame) =>
      frame
        .trim()
        .replace(/\?[^):]*/g, '')
        .slice(0, 200),
    )
    .join('\n')
}
