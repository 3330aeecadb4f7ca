import type pg from 'pg'

/** Numbers of what is made here begin above this; whatever the town has lies below. */
const from = 4_000_000

const notices = 10_000

/**
 * Copies of the town's own notices, two days apart, so that they reach back fifty years; of every
 * hundred one is still up, one corrects the one before it, and each is in the log.
 */
const made = `
  create temporary table pattern as
    select row_number() over (order by nummer) - 1 as place, count(*) over () as all_of_them, b.*
    from bekanntmachungen b where nummer < ${from} and _status = 'published';
  create temporary table notice as
    select gen_random_uuid() as id, n, p.id as pattern, current_date - n * 2 as day
    from generate_series(0, ${notices - 1}) as n join pattern p on p.place = n % p.all_of_them;
  insert into bekanntmachungen (id, art, aktenzeichen, rechtsgrundlage, datum_von, datum_bis, dokumente,
      amt_id, nummer, berichtigt_id, bekanntgemacht_am, _status)
    select n.id, p.art, p.aktenzeichen, p.rechtsgrundlage, n.day + time '12:00',
      case when n.n % 100 > 0 then n.day + 60 + time '12:00' end, p.dokumente, p.amt_id, ${from} + n.n,
      older.id, n.day + time '08:00', 'published'
    from notice n join pattern p on p.id = n.pattern
      left join notice older on n.n % 100 = 50 and older.n = n.n + 1;
  insert into bekanntmachungen_locales (titel, text, _locale, _parent_id)
    select l.titel || ' ' || n.n, l.text, l._locale, n.id
    from notice n join bekanntmachungen_locales l on l._parent_id = n.pattern;
  insert into bekanntmachungsverzeichnis (nr, zeitpunkt, bekanntmachung, nummer, pruefsumme, vorher,
      wortlaut, anlagen, stand)
    select ${from} + ${notices} - n.n, n.day + time '08:00', n.id, ${from} + n.n, encode(sha256(n.id::text::bytea), 'hex'),
      encode(sha256(n.n::text::bytea), 'hex'), 'Wortlaut', '[]', '{}'
    from notice n;`

/** Makes 10,000 notices; the log that they are in is no chain. */
export async function makeManyNotices(client: pg.Client): Promise<void> {
  await client.query(`begin; set local session_replication_role = replica; ${made} commit`)
  for (const table of ['', '_locales']) await client.query(`analyze bekanntmachungen${table}`)
  await client.query('analyze bekanntmachungsverzeichnis')
}
