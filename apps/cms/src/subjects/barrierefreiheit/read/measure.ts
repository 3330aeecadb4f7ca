import type { Barrierefreiheit } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'

/** Films that lie here have a file of subtitles, those of others a box that says so. */
const text = `
  with filme as (
    select v.typ = 'datei' and v.untertiteldatei_de_id is not null
        or v.typ <> 'datei' and v.untertitel_de is true as untertitelt,
      l.transkript is not null as lesbar
    from videos v left join videos_locales l on l._parent_id = v.id and l._locale = 'de'
    where v._status = 'published'
  ), bilder as (
    select coalesce(l.alt, '') <> '' or m.dekorativ is true as beschrieben
    from medien m left join medien_locales l on l._parent_id = m.id and l._locale = 'de'
    where m.deleted_at is null and m.mime_type like 'image/%'
  )
  select (select count(*)::int from bilder) as bilder,
    (select count(*)::int from bilder where beschrieben) as beschrieben,
    (select count(*)::int from filme) as filme,
    (select count(*)::int from filme where untertitelt) as untertitelt,
    (select count(*)::int from filme where lesbar) as lesbar,
    (select count(*)::int from seiten s join seiten f on f.id = s.leichte_fassung_id
      where s._status = 'published' and f._status = 'published') as leicht`

const row = z.object({
  bilder: z.int(),
  beschrieben: z.int(),
  filme: z.int(),
  untertitelt: z.int(),
  lesbar: z.int(),
  leicht: z.int(),
})

/** Counts in the public content what can be counted, in one statement. */
export async function measure(payload: Payload): Promise<Barrierefreiheit['gemessen']> {
  const [found] = await select(payload, { name: 'measure-access', text, row })
  const {
    bilder = 0,
    beschrieben = 0,
    filme = 0,
    untertitelt = 0,
    lesbar = 0,
    leicht = 0,
  } = found ?? {}
  return {
    bilder: { alle: bilder, davon: beschrieben },
    untertitel: { alle: filme, davon: untertitelt },
    nachlesen: { alle: filme, davon: lesbar },
    leichte_sprache: leicht,
  }
}
