/** Code that comes when it is needed. */
export type FetchedOnce<Part> = {
  /** The part if it is here already; then it renders without waiting. */
  current: () => Part | null
  /** Fetches it, once; after a failure it may be tried again. */
  load: () => Promise<Part>
}

/** Keeps what `fetchPart` brought. */
export function fetchedOnce<Part>(fetchPart: () => Promise<Part>): FetchedOnce<Part> {
  let current: Part | null = null
  let loading: Promise<Part> | null = null
  async function fetchIt() {
    try {
      current = await fetchPart()
      return current
    } catch (error) {
      loading = null
      throw error
    }
  }
  return {
    current: () => current,
    load() {
      loading ??= fetchIt()
      return loading
    },
  }
}
