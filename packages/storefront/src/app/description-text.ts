/** What search engines show of a description. */
const limit = 160

/** A text as a description: one line, cut between two words where it is longer than what is shown of it. */
export function toDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  // The sign at the end takes a place too.
  const room = line.slice(0, limit)
  const end = room.lastIndexOf(' ')
  const kept = end > 0 ? room.slice(0, end) : room.slice(0, -1)
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}
