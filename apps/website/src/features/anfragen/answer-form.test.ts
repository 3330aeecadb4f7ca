import { expect, test } from 'vitest'
import { answerPost } from './index.server.ts'

const message = {
  betreff: 'Umzug',
  nachricht: 'Guten Tag',
  vorname: 'Nora',
  nachname: 'Kiefer',
  telefon: '030 23125-911',
  datenschutz: true,
  sprache: 'de',
  pfad: '/de/anfragen/',
}

test.each(['x', '0123', "'; drop table anfragen"])(
  'W12: a request with the key %j is the sender’s mistake, in JSON',
  async (schluessel) => {
    const request = new Request('http://town.example/api/anfragen/kontakt', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, schluessel }),
    })
    const response = await answerPost('kontakt', request)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { code: 'bad-request', message: 'bad-request' },
    })
  },
)
