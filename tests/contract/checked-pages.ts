import { z } from 'zod'
import type { BackOffice } from './back-office.ts'
import { type Inline, richText } from './lexical.ts'
import { english, german, published } from './writing.ts'

/** What the back office answers about a document. */
export const findings = z.object({
  befunde: z.array(z.object({ art: z.string(), sprache: z.string(), feld: z.string() })),
  verweise: z.array(
    z.object({ typ: z.string(), titel: z.string().nullable(), isPublic: z.boolean() }),
  ),
})

/** A page's content that is one paragraph. */
export const paragraph = (...children: Inline[]) => ({
  bloecke: [{ blockType: 'text', text: richText({ type: 'paragraph', children }) }],
})

/** Pages that are looked through. */
export type CheckedPages = ReturnType<typeof checkedPages>

/** Adds pages in both languages and asks, with a session, what is found in them. */
export function checkedPages(office: BackOffice, token: string) {
  const { payload } = office
  let count = 0
  const add = async (data: object, titel = 'Seite') => {
    count += 1
    const shape = { pageLayout: 'slim', pageTheme: 'default' } as const
    const pfad = `/de/geprueft-${count}/`
    const page = await payload.create({
      collection: 'seiten',
      ...german,
      data: { ...shape, ...published, titel, pfad, ...data },
    })
    const text = { titel: 'Page', pfad: `/en/checked-${count}/`, bloecke: [], ...published }
    await payload.update({ collection: 'seiten', id: page.id, ...english, data: text })
    return String(page.id)
  }
  const lookAt = async (id: string, who = token) => {
    const { status, body } = await office.call('GET', `seiten/${id}/befunde`, undefined, who)
    return { status, ...(status === 200 ? findings.parse(body) : { befunde: [], verweise: [] }) }
  }
  return {
    add,
    lookAt,
    /** German path of the page that was added last. */
    lastPath: () => `/de/geprueft-${count}/`,
    kindsIn: async (data: object) => {
      const { befunde } = await lookAt(await add(data))
      return befunde.map(({ art, sprache, feld }) => `${art} ${sprache} ${feld}`)
    },
  }
}
