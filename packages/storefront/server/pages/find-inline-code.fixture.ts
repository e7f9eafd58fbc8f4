/** Whatever in the HTML a policy without `unsafe-inline` forbids; data blocks are not executed. */
export function findInlineCode(html: string): readonly string[] {
  const styles = html.match(/<[^>]+\sstyle=[^>]*>|<style[^>]*>/gi) ?? []
  const handlers = html.match(/<[^>]+\son[a-z]+=[^>]*>/gi) ?? []
  const scripts = html.match(/<script(?![^>]*\ssrc=)[^>]*>/gi) ?? []
  const data = /\stype="application\/(?:ld\+)?json"/
  return [...styles, ...handlers, ...scripts.filter((tag) => !data.test(tag))]
}
