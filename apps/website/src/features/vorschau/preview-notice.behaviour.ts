import type { Behaviour } from '../../ui/behaviour/index.ts'

/** What the back office tells the page in its frame after somebody has saved. */
function isSaved({ origin, data }: MessageEvent<unknown>, backOffice: string | undefined): boolean {
  if (origin !== backOffice || typeof data !== 'object' || data === null) return false
  return 'type' in data && data.type === 'payload-document-event'
}

/** Shows a draft anew whenever it was saved; the browser keeps its place on the page. */
export const start: Behaviour = ({ dataset: { backOffice } }) => {
  window.addEventListener('message', (event) => {
    if (isSaved(event, backOffice)) location.reload()
  })
}
