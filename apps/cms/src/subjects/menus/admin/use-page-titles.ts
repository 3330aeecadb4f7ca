import { useEffect, useState } from 'react'
import { z } from 'zod'
import { callOffice, useCalls } from '../../../editing/views/call.ts'

const pages = z.object({
  docs: z.array(z.object({ id: z.coerce.string(), titel: z.string().nullish() })),
})

/** Titles of all pages by their ids, so that entries can say where they lead. */
export function usePageTitles(language: 'de' | 'en'): ReadonlyMap<string, string> {
  const address = `${useCalls('seiten')}?depth=0&pagination=false&select[titel]=true&locale=${language}&fallback-locale=de`
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isGone = false
    void callOffice(address, pages).then(({ body }) => {
      if (isGone || body === null) return
      setTitles(new Map(body.docs.map(({ id, titel }) => [id, titel ?? 'ohne Titel'])))
    })
    return () => {
      isGone = true
    }
  }, [address])
  return titles
}
