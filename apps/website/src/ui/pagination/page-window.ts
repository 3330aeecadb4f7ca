/** Numbers of the pages a reader may jump to: first, last and what lies around; null is a gap. */
export function pageWindow(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last]
  const shown = [...new Set(wanted)]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1] ?? page - 1
    if (page - previous === 2) return [page - 1, page]
    return page - previous > 2 ? [null, page] : [page]
  })
}
