import { Suspense, use } from 'react'
import { fetchedOnce } from '../../lib/index.ts'
import type { FooterProps } from './site-footer.tsx'

const footer = fetchedOnce(async () => (await import('./festival-footer.tsx')).FestivalFooter)
// The server has it before the first page; a browser fetches it on the festival's pages alone.
if (import.meta.env.SSR) await footer.load()

function Fetched(props: FooterProps) {
  const View = footer.current() ?? use(footer.load())
  return <View {...props} />
}

/** Foot of the festival's pages; what the server has drawn stands until its code is there. */
export function FestivalFooter(props: FooterProps) {
  return (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  )
}
