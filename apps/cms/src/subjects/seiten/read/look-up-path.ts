import { detailTypes, pageThemes, sprachen } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { rowsSql } from '../../../wire/read/rows-sql.ts'

const pfade = z.partialRecord(z.enum(sprachen), z.string()).nullable()

const text = `
  select
    (select json_build_object('status', w.status, 'von', w.von, 'nach', w.nach)
       from weiterleitungen w
         where w.von = any($1) and w.deleted_at is null order by (w.von = $2) desc limit 1) as moved,
    page.*
  from (values (1)) as always
  left join lateral (
    select s.nummer::int as nummer, s.page_theme, s.detailseite_fuer, l.pfad,
      (select json_object_agg(o._locale, o.pfad) from seiten_locales o
         where o._parent_id = s.id and o.pfad is not null) as pfade,
      (select jsonb_agg(jsonb_build_object('template', b ->> 'blockType',
          'leads_on', coalesce(b -> 'einziger_eintrag' = 'true', false),
          'params', jsonb_strip_nulls(jsonb_build_object('pro_seite', b -> 'anzahl',
            'interessengruppen_id', (select g.nummer::int from interessengruppen g
              where g.deleted_at is null and g.id::text = b ->> 'interessengruppe'),
             'pauschale_id', case when b ? 'pauschale' then coalesce((select p.nummer::int
               from pauschalen p where p.id::text = b ->> 'pauschale'), 0) end,
             'video_id', case when b ->> 'video' is not null then coalesce((select v.nummer::int
               from videos v where v.id::text = b ->> 'video'), 0) end,
             'tour_id', case when b ->> 'blockType' = 'outdoor-route' then coalesce((select v.nummer::int
               from touren v where v.id::text = b ->> 'tour'), 0) end))) order by place)
        from jsonb_array_elements(${rowsSql('coalesce(l.bloecke, d.bloecke)')}
          || ${rowsSql('coalesce(l.seitenleiste, d.seitenleiste)')}) with ordinality as x(b, place)
      ) as blocks
    from seiten_locales l
    join seiten s on s.id = l._parent_id and s._status = 'published'
    left join seiten_locales d on d._parent_id = s.id and d._locale = 'de'
    where l.pfad = any($1) and l._locale = $3::_locales
  ) page on true`

const row = z.object({
  moved: z
    .object({ status: z.coerce.number(), von: z.string(), nach: z.string().nullable() })
    .nullable(),
  nummer: z.int().nullable(),
  page_theme: z.enum(pageThemes).nullable(),
  detailseite_fuer: z.enum(detailTypes).nullable(),
  pfad: z.string().nullable(),
  pfade,
  blocks: z
    .array(
      z.object({
        template: z.string(),
        /** A list of one entry leads to it at once. */
        leads_on: z.boolean(),
        params: z.record(z.string(), z.number()),
      }),
    )
    .nullable(),
})

/** A page or redirect found under one of the asked paths. */
export type FoundPath = z.output<typeof row>

/**
 * Everything `route` needs to know of some paths, in one prepared statement: `route` is asked for
 * with every page that is not stored, and Payload's `find` reads whole documents for it.
 * Only published pages are seen.
 */
export function lookUpPath(
  payload: Payload,
  asked: { paths: readonly string[]; exact: string; sprache: string },
): Promise<FoundPath[]> {
  return select(payload, { name: 'look-up-path', text, row }, [
    asked.paths,
    asked.exact,
    asked.sprache,
  ])
}
