import { pushAntwort, pushGewechselt, pushNachricht } from '@kurstadt/contract/abos'
import { pino } from 'pino'
import type { PushPace } from '../../apps/cms/src/subjects/abos/jobs/send-push.ts'
import { pushBrowser, startPushService } from '../support/push-service.ts'
import { openWasteMails } from './waste-mails.ts'

/** A device that was given an address at the push service; `path` is where it is reached. */
type Device = { path: string; browser: ReturnType<typeof pushBrowser>; geraet: object }

/** Opens a town whose devices are reached at a push service on this machine. */
export async function openPushTown() {
  Object.assign(process.env, { PUSH_HOSTS: '127.0.0.1', PUSH_PRIVATE: 'true' })
  const town = await openWasteMails()
  const service = await startPushService()
  // They read the environment that the town has set.
  const jobs = await import('../../apps/cms/src/subjects/abos/jobs/index.ts')
  const { findNewEvents } = await import(
    '../../apps/cms/src/subjects/veranstaltungen/jobs/index.ts'
  )
  const toolsAt = (instant: string) => ({
    payload: town.payload,
    log: pino({ level: 'silent' }),
    now: () => new Date(instant),
    transport: null,
    from: 'a@b.example',
  })
  const device = (path: string): Device => {
    const browser = pushBrowser()
    return { path, browser, geraet: { endpunkt: service.url + path, ...browser.keys } }
  }
  const nothing = { hinweise: false, strasse_id: null, rubriken: [] }
  const taken = ({ browser, path }: Device) =>
    service.taken
      .filter((one) => one.path === path)
      .map(({ body }) => pushNachricht.parse(JSON.parse(browser.read(body))))
  return {
    ...town,
    service,
    device,
    taken,
    subscribe: async ({ geraet }: Device, themen: object, sprache = 'de') => {
      const sent = { geraet, sprache, themen: { ...nothing, ...themen } }
      return pushAntwort.parse(await (await town.ask('push', sent)).json()).ergebnis
    },
    end: ({ path }: Device) => town.ask('pushEnde', { endpunkt: service.url + path }),
    move: async ({ path }: Device, { geraet }: Device) => {
      const sent = { alt: service.url + path, geraet }
      return pushGewechselt.parse(await (await town.ask('pushWechsel', sent)).json()).ergebnis
    },
    /** Sends what is due at an instant, as a worker does. */
    sendAt: (instant: string, pace: Partial<PushPace> = {}): Promise<void> =>
      jobs.sendPush({}, toolsAt(instant), { timeout: 400, ...pace }),
    /** Looks for new events at an instant. */
    newsAt: (instant: string): Promise<void> =>
      jobs.sendNews({}, toolsAt(instant), {
        vorlagen: async () => [],
        bekanntmachungen: async () => [],
        veranstaltungen: findNewEvents,
      }),
    /** Rows that are left of a device. */
    left: ({ path }: Device) =>
      town.rows(
        `select a.art, a.wort, a.zeit, n.zustand, to_json(n.naechster_versuch at time zone 'UTC') #>> '{}' as wann
         from abo_bezieher b left join abos a on a.bezieher = b.id
         left join push_nachrichten n on n.bezieher = b.id where b.endpunkt = $1 order by a.wort`,
        [service.url + path],
      ),
  }
}

/** A town that sends push messages. */
export type PushTown = Awaited<ReturnType<typeof openPushTown>>
