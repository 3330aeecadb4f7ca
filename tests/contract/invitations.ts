import { z } from 'zod'
import { todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { daysLater } from '../../apps/cms/src/platform/time/days.ts'
import { openBackOffice } from './back-office.ts'
import { fillReaders, markers } from './council-town.ts'
import { published } from './writing.ts'

/** A day so many days from today, in the town. */
export const day = (days: number) => daysLater(todayInBerlin(), days)

/** An item of an agenda, as a form sends it. */
export const punkt = (titel: string, rest: object = {}) => ({ blockType: 'punkt', titel, ...rest })

const saved = z.object({ doc: z.object({ id: z.string(), nummer: z.int() }) })

const plan = z.object({
  art: z.string(),
  nachtrag: z.boolean(),
  problem: z.string().nullable(),
  frist: z.string().nullable(),
  stand: z.string(),
  neuererEntwurf: z.boolean(),
  punkte: z.array(
    z.object({ punkt: z.string(), sieht: z.string(), hinweise: z.array(z.string()) }),
  ),
  empfaenger: z.array(z.string()),
  ohneMail: z.array(z.string()),
  bisher: z.array(z.object({ art: z.string(), wer: z.string(), anzahl: z.number() })),
})

const mail = z.object({
  an: z.string(),
  betreff: z.string(),
  text: z.string(),
  antwort_an: z.string(),
})

/** A council with a clerk who invites to its meetings. */
export async function openClerksOffice() {
  const office = await openBackOffice()
  const clerk = await office.logIn('rat-verwaltung')
  const council = await fillReaders(office.payload)
  let minute = 0
  /** A public meeting of the whole council with a public item and another one. */
  const addMeeting = async (rest: object = {}, gremium = council.committees.council.id) => {
    minute += 1
    const data = {
      titel: 'Sitzung im Herbst',
      beginn: `${day(20)}T16:${String(minute % 60).padStart(2, '0')}:00.000Z`,
      ort: 'Rathaus',
      oeffentlich: true,
      gremium,
      tagesordnung: [
        punkt('Haushalt', {
          oeffentlich: true,
          vorlagen: [council.papers.everybody.id, council.papers.members.id],
        }),
        punkt(`Geheim ${markers.members}`, { vorlagen: [council.papers.building.id] }),
      ],
      ...published,
      ...rest,
    }
    const { body } = await office.call('POST', 'sitzungen?depth=0', data, clerk)
    return saved.parse(body).doc
  }
  const change = (id: string, data: object) =>
    office.call('PATCH', `sitzungen/${id}?depth=0`, { ...published, ...data }, clerk)
  const look = async (id: string) =>
    plan.parse((await office.call('GET', `sitzungen/${id}/einladung`, undefined, clerk)).body)
  const send = (id: string, stand: unknown, token = clerk) =>
    office.call('POST', `sitzungen/${id}/einladung`, { stand }, token)
  const invite = async (id: string) => send(id, (await look(id)).stand)
  const mailsOf = async (id: string) => {
    const { rows } = await office.payload.db.pool.query(
      `select m.an, m.betreff, m.text, m.antwort_an from mails m
       join sitzungsladungen l on m.anlass like 'ladung:' || l.id || ':%'
       where l.sitzung = $1 order by l.nummer, m.an`,
      [id],
    )
    return z.array(mail).parse(rows)
  }
  return { office, clerk, council, addMeeting, change, look, send, invite, mailsOf }
}
