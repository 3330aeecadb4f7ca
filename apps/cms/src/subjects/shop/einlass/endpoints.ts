import type { Access, Endpoint } from 'payload'
import { z } from 'zod'
import { publishes } from '../../../editing/access/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne } from '../../../platform/database/index.ts'
import { createRateLimit } from '../../../wire/intake/rate-limit.ts'
import { antwort } from './befund.ts'
import { pruefe } from './pruefen.ts'
import { readStand } from './stand.ts'

/** What somebody at a door sends: what was scanned or typed, and for which event they stand there. */
const asked = z.object({ code: z.string().max(200), veranstaltung: z.int32().positive() })

/** Codes that are none, of one account in ten minutes: more than hands mistype, too few to guess. */
const wrongCodes = { most: 60, within: 600_000 }

/** Who may let somebody in: whoever keeps the shop. */
export const doorOperations: Record<'einlass', Access> = {
  einlass: ({ req }) => publishes(req.user, 'bestellungen'),
}

const wrong = createRateLimit(wrongCodes)

/** `POST /api/bestellungen/einlass`: looks at a code, and lets in whoever brings a good ticket. */
export const doorEndpoint: Omit<Endpoint, 'root'> = {
  path: '/einlass',
  method: 'post',
  handler: async (req) => {
    if (!publishes(req.user, 'bestellungen'))
      return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
    const body: unknown = await req.json?.().catch(() => null)
    const { data } = asked.safeParse(body)
    if (data === undefined)
      return refuse(400, 'Bitte wählen Sie eine Veranstaltung und geben Sie einen Code ein.')
    const who = String(req.user?.id)
    // Taken before the look, and given back when the code is one: many looks at once count, too.
    if (!(await wrong.consume(who)))
      return refuse(429, 'Zu viele falsche Codes. Bitte warten Sie zehn Minuten.')
    const found = await asOne(req, async () => ({
      befund: await pruefe(req, data.code, data.veranstaltung),
      stand: await readStand(req, data.veranstaltung),
    }))
    if (found.befund.art !== 'unbekannt') await wrong.giveBack(who)
    return Response.json(antwort.parse(found))
  },
}
