import {
  consultationId,
  day,
  fileId,
  instant,
  itemId,
  type Limit,
  listOf,
  locationId,
  meetingId,
  membershipId,
  openItem,
  openMeeting,
  openPaper,
  openSeat,
  organizationId,
  paperId,
  personId,
  source,
  text,
  tickedFile,
} from './pieces.ts'

const body = `'body/1'`

const organizations = (limit: Limit) =>
  source(
    { id: organizationId, typ: 'organization', quelle: 'g.id' },
    {
      body,
      name: 'g.titel',
      shortName: text('g.kuerzel'),
      organizationType: `'Gremium'`,
      membership: listOf(`select ${membershipId} from gremien_mitglieder m
        join raete r on r.id = m.rat_id where m._parent_id = g.id and ${openSeat} order by m._order`),
      meeting: `${organizationId} || '/meeting'`,
      consultation: `${organizationId} || '/consultation'`,
    },
    `from gremien g where g._status = 'published' and ${limit('g.id')}`,
  )

const seats = `gremien_mitglieder m join gremien g on g.id = m._parent_id
  join raete r on r.id = m.rat_id`

const memberships = (limit: Limit) =>
  source(
    { id: membershipId, typ: 'membership', quelle: 'g.id' },
    {
      person: personId,
      organization: organizationId,
      role: 'm.funktion::text',
      startDate: day('m.von'),
      endDate: day('least(m.bis, r.bis)'),
    },
    `from ${seats} where g._status = 'published' and ${openSeat} and ${limit('g.id')}`,
  )

const ifReleased = (column: string) =>
  `case when r.kontakt_freigegeben then array_remove(array[${text(column)}], null) end`

const persons = (limit: Limit) =>
  source(
    { id: personId, typ: 'person', quelle: 'r.id' },
    {
      body,
      name: `r.vorname || ' ' || r.nachname`,
      givenName: 'r.vorname',
      familyName: 'r.nachname',
      phone: `nullif(${ifReleased('r.kontakt_telefon')}, '{}')`,
      email: `nullif(${ifReleased('r.kontakt_email')}, '{}')`,
      keyword: `nullif(array_remove(array[${text('r.fraktion')}], null), '{}')`,
      membership: listOf(`select ${membershipId} from gremien_mitglieder m
        join gremien g on g.id = m._parent_id
        where m.rat_id = r.id and g._status = 'published' and ${openSeat}
        order by g.sortierung, g.nummer, m._order`),
    },
    `from raete r where r._status = 'published' and ${limit('r.id')}`,
  )

/** SQL of the file that a column of a meeting names. */
const fileOf = (column: string) =>
  `(select ${fileId} from dokumente d where d.id = ${column} and ${tickedFile})`

/** A meeting whose minutes are not public yet has been held all the same. */
const isHeld = `s.niederschrift = 'oeffentlich' or (not coalesce(s.abgesagt, false)
  and coalesce(s.ende, s.beginn + interval '12 hours') < now())`

const meetingState = `case when ${isHeld} then 'durchgeführt'
  when ${fileOf('s.einladung_id')} is not null then 'eingeladen' else 'terminiert' end`

/** SQL of the committee of a meeting, which may have been taken away. */
const committee = `(select ${organizationId} from gremien g
  where g.id = s.gremium_id and g._status = 'published')`

const meetings = (limit: Limit) =>
  source(
    { id: meetingId, typ: 'meeting', quelle: 's.id', gremium: committee },
    {
      name: 's.titel',
      meetingState,
      cancelled: 'coalesce(s.abgesagt, false)',
      start: instant('s.beginn'),
      end: instant('s.ende'),
      organization: listOf(`select * from (select ${committee} as id) one where id is not null`),
      participant: listOf(`select ${personId} from sitzungen_teilnahme t join raete r
          on r.id = case when t.anwesenheit = 'anwesend' then t.rat_id else t.vertretung_id end
        where t._parent_id = s.id and r._status = 'published'
          and s.niederschrift = 'oeffentlich' order by t._order`),
      location: `case when ${text('s.ort')} is not null then ${locationId} end`,
      invitation: fileOf('s.einladung_id'),
      resultsProtocol: fileOf('s.protokoll_id'),
      agendaItem: listOf(`select ${itemId} from sitzungspunkte p
        where p.sitzung = s.id and ${openItem} order by p.stelle`),
    },
    `from sitzungen s where ${openMeeting} and ${limit('s.id')}`,
  )

const locations = (limit: Limit) =>
  source(
    { id: locationId, typ: 'location', quelle: 's.id' },
    { description: text('s.ort'), meetings: `array[${meetingId}]` },
    `from sitzungen s where ${openMeeting} and ${text('s.ort')} is not null and ${limit('s.id')}`,
  )

/** Items are counted anew, so that nobody sees where one is left out. */
const items = (limit: Limit) =>
  source(
    { id: itemId, typ: 'agendaitem', quelle: 's.id' },
    {
      meeting: meetingId,
      number: text('p.punkt'),
      order: 'row_number() over (partition by s.id order by p.stelle)',
      name: 'p.titel',
      public: 'true',
      consultation: `(select ${consultationId}
        from unnest(p.vorlagen) with ordinality as named(paper, place)
        join vorlagen v on v.id = named.paper and ${openPaper} order by place limit 1)`,
      result: 'p.ergebnis',
      resolutionText: text('p.beschluss'),
    },
    `from sitzungspunkte p join sitzungen s on s.id = p.sitzung
    where ${openItem} and ${limit('s.id')}`,
  )

/** What a paper is for in a committee; null where that depends on which time it is. */
const purpose = `(select case when count(distinct b.zweck) = 1 then min(b.zweck::text) end
  from vorlagen_beratungsfolge b where b._parent_id = v.id and b.gremium_id = s.gremium_id)`

const consultations = (limit: Limit) =>
  source(
    { id: consultationId, typ: 'consultation', quelle: 's.id', gremium: committee },
    {
      paper: paperId,
      agendaItem: itemId,
      meeting: meetingId,
      organization: listOf(`select * from (select ${committee} as id) one where id is not null`),
      role: purpose,
      authoritative: `${purpose} = 'entscheidung'`,
    },
    `from sitzungspunkte p join sitzungen s on s.id = p.sitzung
    cross join lateral (select distinct paper from unnest(p.vorlagen) as paper) as named
    join vorlagen v on v.id = named.paper
    where ${openItem} and ${openPaper} and ${limit('s.id')}`,
  )

/** Files of a paper as it is now, then those that others have replaced, each once. */
const filesOfPaper = `select ${fileId} from dokumente d join (
    select r.dokumente_id, min(array[case when r.path = 'dateien' then 0 else 1 end, r."order"]) as place
    from vorlagen_rels r where r.parent_id = v.id group by r.dokumente_id
  ) as named on named.dokumente_id = d.id where ${tickedFile} order by named.place, d.nummer`

const papers = (limit: Limit) =>
  source(
    { id: paperId, typ: 'paper', quelle: 'v.id' },
    {
      body,
      name: 'v.titel',
      reference: 'v.drucksache',
      date: day('v.datum'),
      paperType: 'v.art::text',
      keyword: `case when v.zurueckgezogen_am is not null then array['zurückgezogen'] end`,
      auxiliaryFile: listOf(filesOfPaper),
      consultation: listOf(`select ${consultationId} from sitzungspunkte p
        join sitzungen s on s.id = p.sitzung where p.vorlagen @> array[v.id] and ${openItem}
        order by s.beginn, s.nummer, p.stelle`),
    },
    `from vorlagen v where ${openPaper} and ${limit('v.id')}`,
  )

const openRels = `from vorlagen_rels r join vorlagen v on v.id = r.parent_id
  where r.dokumente_id = d.id and ${openPaper}`
const openMeetings = `from sitzungen s
  where (s.einladung_id = d.id or s.protokoll_id = d.id) and ${openMeeting}`

const files = (limit: Limit) =>
  source(
    { id: fileId, typ: 'file', quelle: 'd.id' },
    {
      name: 'd.titel',
      fileName: `lower(substring(d.filename from '[^.]*$'))`,
      mimeType: 'd.mime_type',
      date: `coalesce(${day('d.stand')},
        to_char(d.updated_at at time zone 'Europe/Berlin', 'YYYY-MM-DD'))`,
      size: 'd.filesize::bigint',
      meeting: listOf(`select ${meetingId} ${openMeetings} order by s.beginn, s.nummer`),
      paper: listOf(`select distinct ${paperId} as id ${openRels} order by id`),
      keyword: `case when not exists (select ${openMeetings})
        and not exists (select ${openRels} and r.path = 'dateien') then array['frühere Fassung'] end`,
    },
    `from dokumente d where ${tickedFile} and ${limit('d.id')}
      and (exists (select ${openMeetings}) or exists (select ${openRels}))`,
  )

/** SQL of everything of the council that everybody sees, as objects, of some documents or all. */
export const publicObjects = (limit: Limit): string =>
  [organizations, memberships, persons, meetings, locations, items, consultations, papers, files]
    .map((one) => one(limit))
    .join(' union all ')
