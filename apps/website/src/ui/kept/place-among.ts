/**
 * A page as links see it that mark the page itself and what it lies below: its own path where one of
 * them leads there, else a place below the nearest of them. Thousands of pages are one place.
 */
export function placeAmong(paths: ReadonlySet<string>, path: string): string {
  if (paths.has(path)) return path
  for (
    let end = path.lastIndexOf('/', path.length - 2);
    end > 0;
    end = path.lastIndexOf('/', end - 1)
  ) {
    const above = path.slice(0, end + 1)
    if (paths.has(above)) return `${above}…`
  }
  return ''
}
