/** Work may hold up the reader this long, in milliseconds: a slow telephone does little in it. */
const longest = 8

/** Does work step by step, and lets whatever waits go first as soon as it has taken too long. */
export async function inPieces(work: Iterable<unknown>): Promise<void> {
  let since = performance.now()
  for (const _ of work) {
    if (performance.now() - since < longest) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
